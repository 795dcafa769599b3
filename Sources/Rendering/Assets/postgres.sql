-- Analysis. A text is folded (NFKC, one spelling of what writers spell differently), cut into terms, and an English word is its stem, as the program does; see
-- TextAnalysis. Nothing here is an extension: any PostgreSQL of version 13 or newer with UTF-8 runs it.

CREATE TEXT SEARCH DICTIONARY hig.porter (TEMPLATE = pg_catalog.snowball, LANGUAGE = porter);

-- Kana in ranges: katakana with the long vowel mark, hiragana. Kanji, with 々. What is cut into pairs, Korean syllables too.
CREATE FUNCTION hig.fold(query text) RETURNS text LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE STRICT AS $$
DECLARE
  katakana constant text := 'ァ-ヺー-ヿㇰ-ㇿ';
  hyphen constant text := '\-‐-―−─';
  t text := normalize(left(query, 10000), NFKC);
  former text;
BEGIN
  -- What leaves no trace: joiners, variation selectors, the soft hyphen.
  t := regexp_replace(t, '[\u00AD\u200B-\u200F\u2060-\u2064\uFE00-\uFE0F\uFEFF]', '', 'g');
  -- Figures: 1,024 is 1024; 4.5, 4.5:1, 1/10 are one word each; 44 × 44 is 44x44; 60〜75 is 60-75; units have one sign.
  t := regexp_replace(t, '(?<=[0-9]),(?=[0-9]{3}(?![0-9]))', '', 'g');
  t := regexp_replace(t, '(?<=[0-9])\.(?=[0-9])', 'ꞏ', 'g');
  t := regexp_replace(t, '(?<=[0-9]):(?=[0-9])', 'ː', 'g');
  t := regexp_replace(t, '(?<=[0-9])[/⁄](?=[0-9])', 'ǀ', 'g');
  t := regexp_replace(t, '(?<=[0-9])[~〜‐-―−](?=[0-9])', '-', 'g');
  t := regexp_replace(t, '(?<=[0-9]) *(?:[×✕✖]|[xX]) *(?=[0-9])', 'x', 'g');
  t := hig.with_units(t);
  -- Katakana: hyphens between are the long vowel mark, ・ between is nothing, a long vowel at the end of four or more goes; ヴァ is バ.
  t := regexp_replace(t, format('(?<=[%s])[%s](?=[%s])', katakana, hyphen, katakana), 'ー', 'g');
  t := regexp_replace(t, format('(?<=[%s])・(?=[%s])', katakana, katakana), '', 'g');
  t := replace(replace(replace(replace(t, 'ヴァ', 'バ'), 'ヴィ', 'ビ'), 'ヴェ', 'ベ'), 'ヴォ', 'ボ');
  t := translate(replace(t, 'ヴュ', 'ビュ'), 'ヴヅヂ', 'ブズジ');
  t := regexp_replace(t, format('([%s]{3})ー(?![%s])', katakana, katakana), '\1', 'g');
  -- 々 repeats the kanji before it.
  LOOP
    former := t;
    t := regexp_replace(t, '([㐀-䶿一-鿿\uF900-\uFAFF〆〇])々', '\1\1', 'g');
    EXIT WHEN t = former;
  END LOOP;
  RETURN t;
END $$;

CREATE FUNCTION hig.with_units(folded text) RETURNS text LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE STRICT AS $$
DECLARE
  t text := folded;
  unit record;
BEGIN
  IF t !~ '[0-9]' THEN RETURN t; END IF;
  FOR unit IN SELECT * FROM (VALUES
    ('points', 'pt'), ('point', 'pt'), ('pt', 'pt'), ('pixels', 'px'), ('pixel', 'px'), ('px', 'px'), ('mm', 'mm'), ('cm', 'cm'),
    ('kb', 'kb'), ('mb', 'mb'), ('gb', 'gb'), ('fps', 'fps'), ('ms', 'ms')) AS u (name, sign) LOOP
    t := regexp_replace(t, format('(?<=[0-9]) ?%s(?![A-Za-z0-9])', unit.name), ' ' || unit.sign, 'gi');
  END LOOP;
  FOR unit IN SELECT * FROM (VALUES ('ポイント', 'pt'), ('ピクセル', 'px'), ('ミリ', 'mm'), ('センチ', 'cm')) AS u (name, sign) LOOP
    t := regexp_replace(t, format('(?<=[0-9]) ?%s(?![ァ-ヺー-ヿ])', unit.name), ' ' || unit.sign, 'g');
  END LOOP;
  RETURN t;
END $$;

CREATE FUNCTION hig.stem(word text) RETURNS text LANGUAGE sql STABLE PARALLEL SAFE STRICT AS $$
  SELECT CASE WHEN word ~ '^[a-z]{4,}$' THEN coalesce((ts_lexize('hig.porter', word))[1], word) ELSE word END
$$;

-- The terms of a query, each once with where it first stands, what it is worth by its kind, and whether it is a word of letters. A run of letters and digits is a word, and so
-- are its parts where case or digits tell them apart; a run of Japanese gives each pair of characters, a kanji between other scripts stands alone.
CREATE FUNCTION hig.tokens(query text) RETURNS TABLE (term text, weight real, is_prefix boolean, place integer)
LANGUAGE plpgsql STABLE PARALLEL SAFE STRICT ROWS 20 AS $$
DECLARE
  kanji constant text := '[㐀-䶿一-鿿\uF900-\uFAFF々〆〇\U00020000-\U0003FFFF]';
  hiragana constant text := '[ぁ-ゖゝ-ゟ]';
  katakana constant text := '[ァ-ヺー-ヿㇰ-ㇿ]';
  hangul constant text := '[가-힣]';
  unspaced constant text := '㐀-䶿一-鿿\uF900-\uFAFF々〆〇\U00020000-\U0003FFFFぁ-ゖゝ-ゟァ-ヺー-ヿㇰ-ㇿ가-힣';
  t constant text := hig.fold(query);
  run text; part text; parts text[];
  scripts "char"[]; letters text[];
  a "char"; b "char"; n integer; i integer;
  at integer := 0;
BEGIN
  FOR run IN
    SELECT m[1] FROM regexp_matches(t, format('([%s]+|(?:(?![%s])[[:alnum:]ꞏːǀ\u0300-\u036F])+)', unspaced, unspaced), 'g') AS m
  LOOP
    at := at + 1;
    IF run !~ ('[' || unspaced || ']') THEN
      FOR part IN SELECT substr(run, 1 + 64 * k, 64) FROM generate_series(0, (length(run) - 1) / 64) AS k LOOP
        term := hig.stem(lower(part)); weight := 2.0; is_prefix := false; place := at;
        RETURN NEXT;
        -- URLSession2 is url, session, 2; iOS and iPad stay.
        parts := regexp_split_to_array(
          regexp_replace(regexp_replace(regexp_replace(part,
            '(?<=[a-z][a-z])(?=[A-Z])|(?<=[A-Z][a-z])(?=[A-Z])', E'\x01', 'g'),
            '(?<=[A-Z])(?=[A-Z][a-z])', E'\x01', 'g'),
            '(?<=[A-Za-z])(?=[0-9])|(?<=[0-9])(?=[A-Za-z])', E'\x01', 'g'), E'\x01+');
        IF array_length(parts, 1) > 1 THEN
          FOREACH part IN ARRAY parts LOOP
            term := hig.stem(lower(part)); weight := 1.2;
            RETURN NEXT;
          END LOOP;
        END IF;
      END LOOP;
      CONTINUE;
    END IF;
    letters := regexp_split_to_array(run, '');
    n := array_length(letters, 1);
    scripts := ARRAY(
      SELECT (CASE WHEN c ~ hiragana THEN 'h' WHEN c ~ katakana THEN 'k' WHEN c ~ hangul THEN 'g' ELSE 'c' END)::"char" FROM unnest(letters) AS c);
    FOR i IN 2 .. n LOOP
      a := scripts[i - 1]; b := scripts[i];
      term := letters[i - 1] || letters[i]; is_prefix := false; place := at;
      weight := CASE
        WHEN a = 'k' AND b = 'k' THEN 0.9
        WHEN a = b AND a IN ('c', 'g') THEN 1.1
        WHEN (a = 'c' AND b = 'k') OR (a = 'k' AND b = 'c') THEN 0.6
        WHEN a = 'h' AND b IN ('c', 'k') OR a = 'k' AND b = 'h' THEN 0.2
        ELSE 0.3 END;
      RETURN NEXT;
      IF a = 'c' AND b <> 'c' AND (i = 2 OR scripts[i - 2] <> 'c') THEN
        term := letters[i - 1]; weight := 0.9;
        RETURN NEXT;
      END IF;
    END LOOP;
    IF n = 1 THEN
      term := letters[1]; weight := 0.6; is_prefix := true; place := at;
      RETURN NEXT;
    ELSIF scripts[n] = 'c' AND scripts[n - 1] <> 'c' THEN
      term := letters[n]; weight := 0.9; is_prefix := false; place := at;
      RETURN NEXT;
    END IF;
  END LOOP;
END $$;

-- What a query is searched for: its own terms, and those of the glossary's other words for what it says.
CREATE FUNCTION hig.terms(query text) RETURNS TABLE (term text, weight real, is_prefix boolean, is_typed boolean)
LANGUAGE plpgsql STABLE PARALLEL SAFE STRICT ROWS 40 AS $$
DECLARE
  words text[];
  spaced text;
  heads text[];
BEGIN
  RETURN QUERY
    WITH typed AS (
      SELECT t.term, max(t.weight * CASE WHEN x.is_aside THEN 0.2 ELSE 1 END)::real AS weight, bool_and(t.is_prefix) AS is_prefix
      FROM hig.tokens(query) t LEFT JOIN hig.terms_stored x ON x.term = t.term
      -- A lone kana in a sentence is a particle.
      WHERE NOT (t.is_prefix AND t.term ~ '[ぁ-ゖ]' AND length(query) > 1)
      GROUP BY t.term LIMIT 64)
    SELECT y.term, y.weight, y.is_prefix, true FROM typed y;
  -- Words of letters as stems with a space on both sides, Japanese as it stands; a form is looked up by its first word or its first two characters.
  words := ARRAY(SELECT hig.stem(w) FROM regexp_split_to_table(lower(hig.fold(query)), '[^[:alnum:]ꞏːǀ]+') AS w WHERE w <> '');
  spaced := ' ' || array_to_string(words, ' ') || ' ';
  heads := words || ARRAY(SELECT DISTINCT substr(spaced, i, 2) FROM generate_series(1, least(length(spaced), 2000)) AS i);
  RETURN QUERY
    WITH found AS MATERIALIZED (
      SELECT s.form, s.synonym_group, s.share, s.members FROM hig.synonyms s
      WHERE s.head = ANY (heads) AND strpos(spaced, CASE WHEN s.form ~ '^[ -~]+$' THEN ' ' || s.form || ' ' ELSE s.form END) > 0 AND length(s.form) > 1),
    -- A shorter one inside a longer one says something else.
    longest AS (
      SELECT DISTINCT ON (f.synonym_group) f.* FROM found f
      WHERE NOT EXISTS (SELECT FROM found g WHERE length(g.form) > length(f.form) AND strpos(g.form, f.form) > 0)
      ORDER BY f.synonym_group, length(f.form) DESC LIMIT 12),
    worded AS (
      SELECT t.term, t.weight AS kind, f.share, sum(t.weight) OVER w AS sum, count(*) OVER w AS count, t.is_prefix
      FROM longest f CROSS JOIN LATERAL unnest(f.members) AS member CROSS JOIN LATERAL hig.tokens(member) t
      WINDOW w AS (PARTITION BY f.synonym_group, member))
    SELECT w.term, max(w.share * 2 * sqrt(w.count) / w.sum * w.kind)::real, false, false FROM worded w
    WHERE NOT w.is_prefix AND length(w.term) > 1 GROUP BY w.term ORDER BY 2 DESC LIMIT 96;
END $$;

-- Runs of one script, as names are made of.
CREATE FUNCTION hig.runs(folded text) RETURNS text[] LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT AS $$
  SELECT coalesce(array_agg(m[1] ORDER BY place), '{}')
  FROM regexp_matches(folded, '([㐀-䶿一-鿿\uF900-\uFAFF々〆〇]+|[ぁ-ゖゝ-ゟ]+|[ァ-ヺー-ヿㇰ-ㇿ]+|[가-힣]+|(?:(?![㐀-䶿一-鿿\uF900-\uFAFF々〆〇ぁ-ゖゝ-ゟァ-ヺー-ヿㇰ-ㇿ가-힣])[[:alnum:]ꞏ])+)', 'g')
    WITH ORDINALITY AS r (m, place)
$$;

CREATE FUNCTION hig.name_key(name text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT AS $$
  SELECT regexp_replace(lower(normalize(name, NFKC)), '[^[:alnum:]ーゝ-ゟヽ-ヿ々]+', '', 'g')
$$;

-- Topics that a query names: 1 where the whole query is a name, a quarter of it where some of its words are.
CREATE FUNCTION hig.named(query text) RETURNS TABLE (topic text, share real) LANGUAGE sql STABLE PARALLEL SAFE STRICT ROWS 2 AS $$
  WITH runs AS (SELECT hig.runs(lower(hig.fold(query))) AS all_runs),
  spans AS (
    SELECT hig.name_key(array_to_string(all_runs[a:b], '')) AS key, a = 1 AND b = cardinality(all_runs) AS is_whole, a, b
    FROM runs, generate_series(1, least(cardinality(all_runs), 40)) AS a, generate_series(a, least(cardinality(all_runs), a + 7)) AS b),
  found AS (
    SELECT DISTINCT ON (s.a, s.b) s.a, s.b, s.is_whole, n.topic FROM spans s
    JOIN hig.topic_names n ON n.key IN (s.key, s.key || 's', CASE WHEN s.key ~ '^[ -~]+s$' THEN left(s.key, -1) END) AND n.rank <= 3
    WHERE length(s.key) > 1 OR s.is_whole ORDER BY s.a, s.b, n.rank)
  SELECT f.topic, max(CASE WHEN f.is_whole THEN 1 ELSE 0.25 END)::real FROM found f
  -- A name inside a longer one is none.
  WHERE NOT EXISTS (SELECT FROM found g WHERE g.a <= f.a AND g.b >= f.b AND g.b - g.a > f.b - f.a)
  GROUP BY f.topic LIMIT 4
$$;

-- Search. The score is the program's own sum of features (see Ranking), over the four hundred rules that hold most of what the query's terms tell.
-- language, platforms and topics keep what is in that language, holds for one of the platforms, belongs to one of the topics. In steps, for each has a plan of its own that the
-- session keeps.
CREATE FUNCTION hig.search(query text, language text DEFAULT NULL, platforms text[] DEFAULT NULL, topics text[] DEFAULT NULL, max_rows integer DEFAULT 10)
RETURNS TABLE (score real, id text, record_language text, kind text, strength text, topic text, section text[], record_platforms text[], headline text, body text,
  source text, url text)
LANGUAGE plpgsql STABLE PARALLEL SAFE ROWS 10 AS $$
#variable_conflict use_column
DECLARE
  reader constant text := coalesce($2, CASE WHEN $1 ~ '[ぁ-ヿ㐀-鿿]' THEN 'ja' ELSE 'en' END);
  folded constant text := ' ' || array_to_string(hig.runs(lower(hig.fold($1))), ' ') || ' ';
  meant_platforms text[];
  terms text[]; weights real[]; is_typed boolean[]; idfs real[];
  worth real; most real; most_votes real;
  rules integer[]; lexical real[]; held real[];
  meaning real[];
  voted text[]; votes real[];
  named text[]; shares real[];
BEGIN
  SELECT array_agg(DISTINCT p.platform) INTO meant_platforms FROM hig.platform_names p WHERE strpos(folded, ' ' || p.name || ' ') > 0;
  SELECT array_agg(x.term), array_agg(t.weight), array_agg(t.is_typed), array_agg(x.idf), sum(t.weight * x.idf) FILTER (WHERE t.is_typed)
    INTO terms, weights, is_typed, idfs, worth
    FROM hig.terms($1) t JOIN hig.terms_stored x ON x.term = t.term;
  -- One character alone is looked for at the beginning of every term.
  IF terms IS NULL THEN
    SELECT array_agg(x.term), array_agg(t.weight), array_agg(true), array_agg(x.idf), sum(t.weight * x.idf)
      INTO terms, weights, is_typed, idfs, worth
      FROM hig.tokens($1) t JOIN hig.terms_stored x
        ON x.term COLLATE "C" >= t.term COLLATE "C" AND x.term COLLATE "C" < (t.term || U&'\+10FFFF') COLLATE "C" WHERE t.is_prefix;
  END IF;
  IF terms IS NULL THEN RETURN; END IF;
  WITH q AS MATERIALIZED (
    SELECT x.rules, x.impacts, a.weight, CASE WHEN a.typed THEN a.weight * a.idf ELSE 0 END AS held
    FROM unnest(terms, weights, is_typed, idfs) AS a (term, weight, typed, idf) JOIN hig.terms_stored x ON x.term = a.term),
  summed AS (
    SELECT u.rule, sum(q.weight * u.impact) AS lexical, sum(q.held) AS held
    FROM q CROSS JOIN LATERAL unnest(q.rules, q.impacts) AS u (rule, impact) GROUP BY u.rule),
  best AS (
    SELECT s.* FROM summed s
    WHERE ($3 IS NULL AND $4 IS NULL) OR EXISTS (
      SELECT FROM hig.rules r LEFT JOIN hig.topics t ON t.slug = r.topic
      WHERE r.rule = s.rule AND ($4 IS NULL OR r.topic = ANY ($4)) AND ($3 IS NULL OR coalesce(nullif(r.platforms, '{}'), t.platforms, $3) && $3))
    ORDER BY s.lexical DESC LIMIT 400)
  SELECT array_agg(b.rule), array_agg(b.lexical), array_agg(b.held), max(b.lexical) INTO rules, lexical, held, most FROM best b;
  -- What the typed words mean together, as a direction of length 1; a figure means nothing by itself.
  SELECT array_agg(sum / nullif(length, 0) ORDER BY place) INTO meaning FROM (
    SELECT d.place, sum(d.value)::real AS sum, sqrt(sum(sum(d.value) ^ 2) OVER ())::real AS length
    FROM unnest(terms, is_typed) AS a (term, typed) JOIN hig.vectors v ON v.term = a.term, unnest(v.vector) WITH ORDINALITY AS d (value, place)
    WHERE a.typed AND a.term !~ '[0-9]' GROUP BY d.place) AS sums;
  SELECT array_agg(v.topic), array_agg(v.votes), max(v.votes) INTO voted, votes, most_votes FROM (
    SELECT b.topic, sum(b.lexical) AS votes FROM (
      SELECT r.topic, l.lexical, row_number() OVER (PARTITION BY r.topic ORDER BY l.lexical DESC) AS place
      FROM unnest(rules, lexical) AS l (rule, lexical) JOIN hig.rules r USING (rule)) AS b
    WHERE b.place <= 3 AND b.topic IS NOT NULL GROUP BY b.topic) AS v;
  SELECT array_agg(n.topic), array_agg(n.share) INTO named, shares FROM hig.named($1) n;
  RETURN QUERY
    SELECT s.total::real, x.id, x.language, x.kind, x.strength, x.topic, x.section, x.platforms, x.headline, x.body, x.source, x.url
    FROM (
      SELECT r.rule,
        0.45 * l.lexical / nullif(most, 0) + 0.6 * l.held / nullif(worth, 0)
        + 1.4 * greatest(0, coalesce((SELECT sum(a * b) / 127 FROM unnest(r.direction, meaning) AS d (a, b)), 0))
        + 0.5 * coalesce(votes[array_position(voted, r.topic)] / nullif(most_votes, 0), 0)
        + 0.4 * coalesce(shares[array_position(named, r.topic)], 0)
        + CASE WHEN meant_platforms IS NULL THEN 0
               WHEN NOT coalesce(nullif(r.platforms, '{}'), t.platforms, meant_platforms) && meant_platforms THEN -0.35
               WHEN r.platforms <> '{}' OR (t.platforms <@ meant_platforms AND t.platforms @> meant_platforms) THEN 0.35 ELSE 0 END
        - 0.15 * CASE WHEN r.kind = 'rule' THEN CASE WHEN r.is_older THEN 1 WHEN r.is_stated THEN 0 ELSE 0.5 END WHEN r.kind = 'specification' THEN 0.3 ELSE 1 END
        + CASE WHEN r.has_figure AND $1 ~ '[0-9]' THEN 0.1 ELSE 0 END
        + CASE WHEN reader = ANY (r.languages) THEN 0.1 ELSE 0 END AS total
      FROM unnest(rules, lexical, held) AS l (rule, lexical, held) JOIN hig.rules r ON r.rule = l.rule LEFT JOIN hig.topics t ON t.slug = r.topic
      WHERE $2 IS NULL OR $2 = ANY (r.languages)
      ORDER BY total DESC, r.rule LIMIT $5) AS s
    CROSS JOIN LATERAL (
      SELECT o.* FROM hig.records o WHERE o.rule = s.rule AND ($2 IS NULL OR o.language = $2)
      ORDER BY o.language <> reader, o.source <> 'Corpus', o.edition DESC NULLS LAST, o.id LIMIT 1) AS x
    ORDER BY s.total DESC, s.rule;
END $$;

CREATE FUNCTION hig.page(topic text, language text DEFAULT 'en', source text DEFAULT NULL)
RETURNS TABLE (id text, kind text, strength text, section text[], platforms text[], headline text, body text, markdown text, url text, source text)
LANGUAGE sql STABLE PARALLEL SAFE AS $$
  SELECT r.id, r.kind, r.strength, r.section, r.platforms, r.headline, r.body, r.markdown, r.url, r.source
  FROM hig.records r
  WHERE r.topic = coalesce((SELECT n.topic FROM hig.topic_names n WHERE n.key = hig.name_key(page.topic) ORDER BY n.rank LIMIT 1), page.topic)
    AND r.language = page.language
    AND r.source = coalesce(page.source, (
      SELECT o.source FROM hig.records o WHERE o.topic = r.topic AND o.language = page.language ORDER BY o.source <> 'Corpus', o.edition DESC NULLS LAST, o.source LIMIT 1))
  ORDER BY r.source, r.page, r.position
$$;

CREATE FUNCTION hig.record(id text, language text DEFAULT NULL) RETURNS SETOF hig.records LANGUAGE sql STABLE PARALLEL SAFE AS $$
  SELECT r.* FROM hig.records r WHERE r.id = record.id AND (record.language IS NULL OR r.language = record.language) ORDER BY r.language
$$;
