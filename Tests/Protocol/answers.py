#!/usr/bin/env python3
"""Measures the length of `hig_search` answers, compares them with the command line's, and times a warm request against a whole process.

    answers.py PROGRAM INDEX FILE.jsonl…        each line {"q": …, "platform": …}
"""

import argparse
import json
import os
import statistics
import subprocess
import sys
import time

META = {"io.modelcontextprotocol/protocolVersion": "2026-07-28", "io.modelcontextprotocol/clientCapabilities": {}}


def percentile(values, share):
    return sorted(values)[min(len(values) - 1, int(len(values) * share))]


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("program", type=os.path.abspath)
    parser.add_argument("index", type=os.path.abspath)
    parser.add_argument("files", nargs="+", metavar="FILE")
    options = parser.parse_args()
    questions = [json.loads(line) for file in options.files for line in open(file, encoding="utf-8")]
    server = subprocess.Popen([options.program, "mcp", "--index", options.index], stdin=subprocess.PIPE, stdout=subprocess.PIPE)
    texts, datas, warm, whole, differing = [], [], [], [], []
    for number, question in enumerate(questions):
        arguments = {"query": question["q"]}
        command = [options.program, "search", "--index", options.index, "--format", "json", "--limit", "3"]
        if question.get("platform"):
            arguments["platform"] = question["platform"]
            command += ["--platform", question["platform"]]
        request = {"jsonrpc": "2.0", "id": number, "method": "tools/call"}
        request["params"] = {"_meta": META, "name": "hig_search", "arguments": arguments}
        line = json.dumps(request, ensure_ascii=False).encode() + b"\n"
        start = time.perf_counter()
        server.stdin.write(line)
        server.stdin.flush()
        answer = server.stdout.readline()
        warm.append(time.perf_counter() - start)
        result = json.loads(answer)["result"]
        if result["isError"]:
            sys.exit(f"hig: {question['q']}: {result['content'][0]['text']}")
        data = result["structuredContent"]
        texts.append(len(result["content"][0]["text"].encode()) // 4)
        datas.append(len(json.dumps(data, ensure_ascii=False, separators=(",", ":")).encode()) // 4)
        start = time.perf_counter()
        printed = subprocess.run(command + ["--", question["q"]], capture_output=True).stdout
        whole.append(time.perf_counter() - start)
        said = json.loads(printed) if printed else {"hits": []}
        if said["hits"] and [hit["id"] for hit in said["hits"]] != [hit["id"] for hit in data["hits"][:3]]:
            differing.append(question["q"])
    server.stdin.close()
    for name, sizes in (("text", texts), ("data", datas)):
        print(f"{name}: tokens p50 {percentile(sizes, .5)}, p95 {percentile(sizes, .95)}, most {max(sizes)}")
    print(f"first three other than the command line's: {len(differing)} of {len(questions)}")
    for question in differing[:10]:
        print(f"  {question}")
    ratio = statistics.median(warm) / statistics.median(whole)
    print(f"a warm request takes {ratio:.2f} of a whole process of hig search")


main()
