'use strict';
(function () {
  var root = document.documentElement, base = root.dataset.root || '', only = root.dataset.only;
  var $ = function (id) { return document.getElementById(id); };
  var keep = {
    get: function (k) { try { return localStorage.getItem(k); } catch (e) { return null; } },
    set: function (k, v) { try { localStorage.setItem(k, v); } catch (e) {} }
  };
  function decoded(s) { try { return decodeURIComponent(s); } catch (e) { return s; } }
  var PLATFORMS = [/* platforms */];

  // Language
  var views = document.querySelectorAll('button[data-view]');
  function setView(view) {
    root.dataset.view = only || view;
    root.lang = only || (view === 'en' ? 'en' : 'ja');
    views.forEach(function (b) { b.setAttribute('aria-pressed', String(b.dataset.view === view)); });
  }
  var view = keep.get('hig-view');
  if (['ja', 'en', 'both'].indexOf(view) < 0) view = /^ja/.test(navigator.language || '') ? 'ja' : 'en';
  setView(view);
  views.forEach(function (b) {
    b.addEventListener('click', function () { view = b.dataset.view; keep.set('hig-view', view); setView(view); search(); });
  });

  // Platforms
  var chosen = (keep.get('hig-platforms') || '').split(' ').filter(function (p) { return PLATFORMS.indexOf(p) >= 0; });
  var buttons = document.querySelectorAll('button[data-platform]');
  function holds(list) {
    return !chosen.length || !list || list.split(' ').some(function (p) { return chosen.indexOf(p) >= 0; });
  }
  function filter() {
    buttons.forEach(function (b) { b.setAttribute('aria-pressed', String(chosen.indexOf(b.dataset.platform) >= 0)); });
    // What a link leads to shows, whatever was chosen on an earlier visit.
    var sought = decoded(location.hash.slice(1));
    document.querySelectorAll('main .row').forEach(function (r) { r.classList.toggle('off', !holds(r.dataset.platforms) && !(sought && r.id === sought)); });
    document.querySelectorAll('main section').forEach(function (s) {
      var rows = s.querySelectorAll('.row');
      s.classList.toggle('off', rows.length > 0 && !s.querySelector('.row:not(.off)'));
    });
  }
  buttons.forEach(function (b) {
    b.addEventListener('click', function () {
      var p = b.dataset.platform, i = chosen.indexOf(p);
      if (i < 0) chosen.push(p); else chosen.splice(i, 1);
      keep.set('hig-platforms', chosen.join(' '));
      filter(); search();
    });
  });
  window.addEventListener('hashchange', filter);
  filter();

  // Search: the words of Latin text by their beginnings, Japanese by single characters and pairs of neighbours.
  var docs = null;
  function fold(s) {
    return s.normalize('NFKC').toLowerCase().replace(/([\u30a1-\u30fa])\u30fc(?![\u30a1-\u30fc])/g, '$1');
  }
  function load() {
    if (docs || !window.HIG) return;
    var topics = window.HIG.topics;
    var names = topics.map(function (t) { return [t[1], t[2]].concat(t[3].split(' ')).map(fold); });
    docs = window.HIG.records.map(function (r) {
      var t = topics[r[0]];
      var h = fold(r[4]), x = fold(r[5]), p = fold(t[1] + ' ' + t[2] + ' ' + r[3]);
      return { t: t, anchor: r[1], lang: r[2], section: r[3], head: r[4], text: r[5], bits: r[6], rank: r[7],
        h: h, x: x, p: p, all: h + '\n' + p + '\n' + x, n: names[r[0]] };
    });
  }
  var STOPS = /^(an?|and|are|as|at|be|by|can|do|does|for|from|has|have|how|i|if|in|is|it|its|my|no|not|of|on|or|should|that|the|their|there|these|they|this|to|was|we|what|when|where|which|who|why|will|with|you|your)$/;
  function grams(query) {
    var out = [];
    (fold(query).match(/[\u3005\u3041-\u30ff\u3400-\u9fff\uf900-\ufaff]+|[^\s\u3000-\u303f\u3041-\u30ff\u3400-\u9fff.,!?"'()]+/g) || []).forEach(function (run) {
      if (!/[\u3041-\u9fff]/.test(run)) { out.push({ g: run, w: 2, latin: true }); return; }
      if (run.length < 2) { out.push({ g: run, w: 1 }); return; }
      // The run as a whole tells most; its pairs find it in other words.
      out.push({ g: run, w: 3 });
      if (run.length > 2) for (var i = 0; i + 1 < run.length; i++) {
        var pair = run.slice(i, i + 2);
        out.push({ g: pair, w: /^[\u3041-\u309f]+$/.test(pair) ? 0.15 : 1 });
      }
    });
    // Words that every other record holds tell nothing, unless there are no others.
    var telling = out.filter(function (g) { return !g.latin || !STOPS.test(g.g); });
    return (telling.length ? telling : out).slice(0, 40);
  }
  function found(text, gram) {
    var at = text.indexOf(gram.g);
    if (!gram.latin) return at >= 0;
    while (at >= 0) {
      if (at === 0 || !/[a-z0-9]/.test(text.charAt(at - 1))) return true;
      at = text.indexOf(gram.g, at + 1);
    }
    return false;
  }
  function find(query) {
    load();
    var gs = grams(query), hits = [], whole = fold(query).trim();
    if (!docs || !gs.length) return hits;
    var df = gs.map(function () { return 0; }), rows = [];
    docs.forEach(function (d) {
      var where = gs.map(function (g, i) {
        // Most records hold no word of a query: one look tells.
        if (!found(d.all, g)) return 0;
        var w = (found(d.h, g) ? 3 : 0) + (found(d.p, g) ? 2 : 0) + (found(d.x, g) ? 1 : 0);
        if (w) df[i]++;
        return w;
      });
      if (where.some(Boolean)) rows.push([d, where]);
    });
    rows.forEach(function (row) {
      var d = row[0], score = 0;
      row[1].forEach(function (w, i) { if (w) score += gs[i].w * Math.log(1 + docs.length / df[i]) * w / (w + 1.2); });
      if (chosen.length && d.bits && !chosen.some(function (p) { return d.bits >> PLATFORMS.indexOf(p) & 1; })) return;
      // The rules of the topic that bears this very name.
      if (d.n.indexOf(whole) >= 0) score *= 1.8;
      if (view !== 'both' && d.lang !== view) score *= 0.4;
      score *= d.rank ? 1 : 0.75;
      score *= 1 + 0.25 / (1 + d.h.length / 30);
      hits.push([score, d]);
    });
    hits.sort(function (a, b) { return b[0] - a[0]; });
    // One rule in two languages is one answer.
    var seen = {};
    return hits.filter(function (h) { var k = h[1].t[0] + '#' + h[1].anchor; if (seen[k]) return false; seen[k] = true; return true; });
  }
  function escape(s) { var e = document.createElement('i'); e.textContent = s; return e.innerHTML; }
  function marked(s, gs) {
    var parts = gs.map(function (g) { return g.g; }).filter(function (g) { return g.length > 1 || gs.length === 1; })
      .map(function (g) { return g.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'); });
    if (!parts.length) return escape(s);
    return s.split(new RegExp('(' + parts.join('|') + ')', 'i')).map(function (p, i) { return i % 2 ? '<mark>' + escape(p) + '</mark>' : escape(p); }).join('');
  }
  function search() {
    var q = $('q').value.trim(), box = $('results'), main = $('main');
    box.hidden = !q; main.hidden = !!q;
    if (!q) return;
    var hits = find(q), gs = grams(q), ja = view !== 'en';
    $('count').textContent = hits.length ? (ja ? hits.length + '件' : hits.length + ' found') : (ja ? '見つかりませんでした' : 'Nothing found');
    $('hits').innerHTML = hits.slice(0, 50).map(function (h) {
      var d = h[1], title = d.lang === 'ja' ? d.t[1] : d.t[2];
      var names = d.bits ? Array.from(buttons).filter(function (b) { return d.bits >> PLATFORMS.indexOf(b.dataset.platform) & 1; }).map(function (b) { return b.textContent; }).join(' ') : '';
      return '<li><a href="' + base + 'topics/' + encodeURIComponent(d.t[0]) + '.html#' + encodeURIComponent(d.anchor) + '" lang="' + d.lang + '">'
        + '<small>' + escape([[title, d.section].filter(Boolean).join(' › '), names].filter(Boolean).join(' · ')) + '</small><b>' + marked(d.head, gs) + '</b>'
        + '<small>' + marked(d.text.length > 160 ? d.text.slice(0, 160) + '…' : d.text, gs) + '</small></a></li>';
    }).join('');
  }
  window.higSearch = search;
  var input = $('q'), timer;
  input.addEventListener('input', function () { clearTimeout(timer); timer = setTimeout(search, 60); });
  // Who is about to type does not wait for the records to be made ready.
  input.addEventListener('focus', function () { setTimeout(load, 0); });
  input.addEventListener('keydown', function (e) {
    if (e.key === 'Escape') { input.value = ''; search(); }
    if (e.key === 'ArrowDown') { var a = $('hits').querySelector('a'); if (a) { a.focus(); e.preventDefault(); } }
    if (e.key === 'Enter') { search(); var b = $('hits').querySelector('a'); if (b && !e.isComposing) b.click(); }
  });
  $('hits').addEventListener('keydown', function (e) {
    var li = document.activeElement.closest('li');
    if (!li) return;
    var next = e.key === 'ArrowDown' ? li.nextElementSibling : e.key === 'ArrowUp' ? li.previousElementSibling : null;
    if (next) { next.querySelector('a').focus(); e.preventDefault(); } else if (e.key === 'ArrowUp') { input.focus(); e.preventDefault(); }
  });
  document.addEventListener('click', function (e) {
    // A hit on this very page only moves the hash: give the page back.
    if (e.target.closest && e.target.closest('#hits a')) { input.value = ''; setTimeout(search, 0); }
  });
  document.addEventListener('keydown', function (e) {
    if (e.key === '/' && !/^(INPUT|TEXTAREA)$/.test(document.activeElement.tagName)) { input.focus(); e.preventDefault(); }
  });
  var asked = /[?&]q=([^&]*)/.exec(location.search);
  if (asked) { input.value = decoded(asked[1].replace(/\+/g, ' ')); window.addEventListener('load', search); }
})();
