'use strict';
(function () {
  var root = document.documentElement, base = root.dataset.root || '', only = root.dataset.only;
  var $ = function (id) { return document.getElementById(id); };
  // What an address asks for holds as long as the window; what is chosen, for the next visit too.
  var keep = {
    get: function (k) { try { var asked = sessionStorage.getItem(k); return asked === null ? localStorage.getItem(k) : asked; } catch (e) { return null; } },
    pass: function (k, v) { try { sessionStorage.setItem(k, v); } catch (e) {} },
    set: function (k, v) { try { sessionStorage.removeItem(k); localStorage.setItem(k, v); } catch (e) {} }
  };
  function decoded(s) { try { return decodeURIComponent(s); } catch (e) { return s; } }
  var PLATFORMS = [/* platforms */];

  root.classList.add('js');

  // What is chosen stands in the address, so that a link hands it on, and is kept for the next page.
  function asked(name) {
    var found = new RegExp('[?&]' + name + '=([^&]*)').exec(location.search);
    return found ? decoded(found[1].replace(/\+/g, ' ')) : null;
  }
  function address(values) {
    var parts = [];
    [['q', values.q], ['language', asked('language') !== null || values.isChosen ? view : null], ['platform', chosen.join(',')]].forEach(function (pair) {
      if (pair[1]) parts.push(pair[0] + '=' + encodeURIComponent(pair[1]).replace(/%2C/g, ','));
    });
    return location.pathname + (parts.length ? '?' + parts.join('&') : '') + location.hash;
  }
  function keepAddress(isChosen) {
    try { history.replaceState(history.state, '', address({ q: $('q').value.trim(), isChosen: isChosen })); } catch (e) {}
  }

  // Language
  var views = document.querySelectorAll('button[data-view]');
  var VIEWS = ['ja', 'en', 'both'];
  // "Topics / トピック" is read out in the language that shows.
  var named = Array.from(document.querySelectorAll('header [aria-label], nav[aria-label]')).map(function (e) { return [e, e.getAttribute('aria-label')]; });
  function setView(view) {
    named.forEach(function (n) { n[0].setAttribute('aria-label', view === 'both' && !only ? n[1] : n[1].split(' / ')[(only || view) === 'ja' ? 1 : 0] || n[1]); });
    root.dataset.view = only || view;
    root.lang = only || (view === 'en' ? 'en' : 'ja');
    views.forEach(function (b) { b.setAttribute('aria-pressed', String(b.dataset.view === view)); });
  }
  var view = VIEWS.indexOf(asked('language')) >= 0 ? asked('language') : keep.get('hig-view');
  if (VIEWS.indexOf(view) < 0) view = /^ja/.test(navigator.language || '') ? 'ja' : 'en';
  if (asked('language') !== null) keep.pass('hig-view', view);
  setView(view);
  views.forEach(function (b) {
    b.addEventListener('click', function () { view = b.dataset.view; keep.set('hig-view', view); setView(view); filter(); close(); nameTakes(); fits.forEach(function (fit) { fit(); }); keepAddress(true); search(); });
  });

  // What the script itself says
  var WORDS = {
    ja: { found: '%件', nothing: '見つかりませんでした', unmatched: 'ガイドラインには答えがありません。近いものを示します。', corrected: '次の語で検索しました：', plain: '（このブラウザーではタイトルと見出しだけを検索します）',
      general: '「%」には%に固有の考慮事項はありません。', unsupported: '「%」は%では使えません。', take: '共有', md: 'Markdownをコピー', url: 'アドレスをコピー', cite: '引用をコピー', report: '誤りを報告…', done: 'コピーしました', wrong: 'ルールの誤り',
      page: 'ページ', print: 'チェックリストを印刷', only: '%に当てはまるルールだけを表示しています（%件中%件）' },
    en: { found: '% found', nothing: 'Nothing found', unmatched: 'The guidelines do not answer this; these are the nearest.', corrected: 'Searched instead: ', plain: '(This browser searches titles and headlines only)',
      general: '% adds nothing of its own for %.', unsupported: '% does not exist on %.', take: 'Share', md: 'Copy as Markdown', url: 'Copy address', cite: 'Copy citation', report: 'Report a mistake…', done: 'Copied', wrong: 'Mistake in rule',
      page: 'Page', print: 'Print as a checklist', only: 'Only what holds for %: % of % rules' }
  };
  function words() { return WORDS[root.lang] || WORDS.en; }

  // Platforms
  var chosen = (asked('platform') !== null ? asked('platform').toLowerCase().split(',') : (keep.get('hig-platforms') || '').split(' ')).filter(function (p) { return PLATFORMS.indexOf(p) >= 0; });
  if (asked('platform') !== null) keep.pass('hig-platforms', chosen.join(' '));
  var buttons = document.querySelectorAll('button[data-platform]');
  var unfiltered = document.querySelector('.filters .label').innerHTML;
  function chosenNames() { return Array.from(buttons).filter(function (b) { return chosen.indexOf(b.dataset.platform) >= 0; }).map(function (b) { return b.textContent; }); }
  function label() {
    var names = chosenNames(), box = document.querySelector('.filters .label'), tongue = Array.from(views).find(function (b) { return b.dataset.view === view; });
    // Of two names, the one of this language: in a closed menu nothing counts as shown.
    var name = tongue.querySelector('span[lang="' + root.lang + '"]') || tongue;
    document.querySelector('.filters .tongue').textContent = only ? '' : name.textContent.trim();
    root.toggleAttribute('data-filtered', names.length > 0);
    if (names.length) box.textContent = names.join(', '); else box.innerHTML = unfiltered;
  }
  function holds(list) {
    return !chosen.length || !list || list.split(' ').some(function (p) { return chosen.indexOf(p) >= 0; });
  }
  function filter() {
    buttons.forEach(function (b) { b.setAttribute('aria-pressed', String(chosen.indexOf(b.dataset.platform) >= 0)); });
    label();
    // What a link leads to shows, whatever was chosen on an earlier visit.
    var sought = decoded(location.hash.slice(1));
    document.querySelectorAll('main .row').forEach(function (r) { r.classList.toggle('off', !holds(r.dataset.platforms) && !(sought && r.id === sought)); });
    document.querySelectorAll('main section').forEach(function (s) {
      var rows = s.querySelectorAll('.row');
      s.classList.toggle('off', rows.length > 0 && !s.querySelector('.row:not(.off)'));
    });
    tell();
  }
  // What a filter leaves out of a page is said at its head.
  var state = document.createElement('p'), rules = document.querySelectorAll('main .rule');
  state.className = 'state'; state.setAttribute('role', 'status');
  // The print style makes boxes to tick of them.
  var printing = document.createElement('button');
  printing.type = 'button'; printing.className = 'print';
  printing.addEventListener('click', function () { window.print(); });
  if (rules.length) document.querySelector('main h1').after(printing, state);
  function tell() {
    var left = Array.from(rules).filter(function (r) { return !r.classList.contains('off'); }).length;
    var said = [chosenNames().join(root.lang === 'ja' ? '、' : ', ')].concat(root.lang === 'ja' ? [rules.length, left] : [left, rules.length]);
    printing.textContent = words().print;
    state.textContent = chosen.length ? said.reduce(function (text, part) { return text.replace('%', part); }, words().only) : '';
  }
  buttons.forEach(function (b) {
    b.addEventListener('click', function () {
      var p = b.dataset.platform, i = chosen.indexOf(p);
      if (i < 0) chosen.push(p); else chosen.splice(i, 1);
      keep.set('hig-platforms', chosen.join(' '));
      filter(); keepAddress(false); search();
    });
  });
  window.addEventListener('hashchange', filter);
  filter();
  var filters = document.querySelector('.filters');
  document.addEventListener('click', function (e) { if (filters.open && !filters.contains(e.target)) filters.open = false; });
  document.addEventListener('keydown', function (e) { if (e.key === 'Escape' && filters.open) { filters.open = false; filters.querySelector('summary').focus(); } });

  // Lists at the sides are open where there is room beside the text, in browsers that need to be told.
  var fits = [];
  [['.topics > details', '(min-width: 760px)'], ['.contents > details', '(min-width: 1100px)', '(min-width: 1500px)']].forEach(function (lists) {
    var box = document.querySelector(lists[0]), wide = lists.slice(1).map(function (query) { return window.matchMedia(query); });
    if (!box) return;
    // The contents stand above two languages until there is room for all three.
    function fit() { box.open = wide[root.dataset.view === 'both' ? wide.length - 1 : 0].matches; }
    fit(); fits.push(fit);
    wide.forEach(function (query) { if (query.addEventListener) query.addEventListener('change', fit); });
  });
  var here = document.querySelector('.topics [aria-current]'), column = document.querySelector('.topics > details');
  if (here && column.scrollHeight > column.clientHeight) column.scrollTop = here.offsetTop - column.clientHeight / 3;

  // The place that one is at
  var marks = {};
  document.querySelectorAll('.contents a').forEach(function (a) { marks[decoded(a.hash.slice(1))] = a; });
  var places = Object.keys(marks).map(function (id) { return document.getElementById(id); }).filter(Boolean);
  function place() {
    var at = null;
    places.forEach(function (s) { if (s.getClientRects().length && s.getBoundingClientRect().top < 120) at = s; });
    places.forEach(function (s) { if (s === at) marks[s.id].setAttribute('aria-current', 'true'); else marks[s.id].removeAttribute('aria-current'); });
  }
  var waits = false;
  if (places.length) {
    window.addEventListener('scroll', function () { if (!waits) { waits = true; requestAnimationFrame(function () { waits = false; place(); }); } }, { passive: true });
    place();
  }

  // Rules to take along: as Markdown, as an address, as a citation; and what is wrong with one
  function shownPart(row) {
    return Array.from(row.querySelectorAll(':scope > article')).find(function (a) { return a.getClientRects().length; }) || row.querySelector('article');
  }
  function shownTitle() { return document.querySelector('main h1').innerText.trim().replace(/\s*\n\s*/g, ' / '); }
  function id(row) { return row.querySelector('.permalink').getAttribute('aria-label'); }
  function ruleAddress(row) {
    var canonical = document.querySelector('link[rel="canonical"]');
    return (canonical ? canonical.href : location.href).replace(/[?#].*$/, '') + '#' + encodeURIComponent(row.id);
  }
  function markdown(row) {
    var lines = Array.from(shownPart(row).children).map(function (e) { return e.innerText.trim(); }).filter(Boolean);
    return '**' + lines[0] + '** ' + lines.slice(1).join('\n\n') + '\n\n— ' + shownTitle() + ' (' + id(row) + ') <' + ruleAddress(row) + '>\n';
  }
  function citation(row) {
    var says = shownPart(row).querySelector('.headline').innerText.trim(), ja = root.lang === 'ja', facts = [id(row), root.dataset.cited, ruleAddress(row)].filter(Boolean);
    return ja ? '「' + says + '」' + shownTitle() + '（' + facts.join('、') + '）' : '“' + says + '” ' + shownTitle() + ', ' + facts.join(', ');
  }
  function reportAddress(row) {
    var to = root.dataset.report || 'mailto:', ja = words();
    var about = [[/^mailto:/.test(to) ? 'subject' : 'title', ja.wrong + ' ' + id(row)], ['body', citation(row) + '\n\n']];
    return to + (to.indexOf('?') < 0 ? '?' : '&') + about.map(function (p) { return p[0] + '=' + encodeURIComponent(p[1]); }).join('&');
  }
  function take(button, text) {
    function done() { button.textContent = words().done; setTimeout(function () { close(true); }, 900); }
    if (navigator.clipboard && window.isSecureContext) { navigator.clipboard.writeText(text).then(done, function () {}); return; }
    var box = document.createElement('textarea');
    box.value = text; document.body.appendChild(box); box.select();
    try { if (document.execCommand('copy')) done(); } catch (e) {}
    box.remove(); button.focus();
  }
  var menu = null;
  function close(isKept) {
    if (!menu) return;
    var opener = menu.previousSibling;
    opener.setAttribute('aria-expanded', 'false');
    menu.remove(); menu = null;
    if (isKept) opener.focus();
  }
  function openMenu(opener, row) {
    close();
    menu = document.createElement('div');
    menu.className = 'menu';
    [['url', ruleAddress], ['md', markdown], ['cite', citation]].forEach(function (kind) {
      var b = document.createElement('button');
      b.type = 'button'; b.textContent = words()[kind[0]];
      b.addEventListener('click', function () { take(b, kind[1](row)); });
      menu.appendChild(b);
    });
    var a = document.createElement('a');
    a.href = reportAddress(row); a.textContent = words().report; a.rel = 'noreferrer';
    menu.appendChild(a);
    opener.after(menu);
    opener.setAttribute('aria-expanded', 'true');
    menu.firstChild.focus();
  }
  document.querySelectorAll('.rule > .facts').forEach(function (facts) {
    var row = facts.parentElement, b = document.createElement('button');
    b.type = 'button'; b.className = 'take';
    b.setAttribute('aria-expanded', 'false');
    b.addEventListener('click', function () { if (menu && menu.previousSibling === b) close(true); else openMenu(b, row); });
    facts.appendChild(b);
  });
  function nameTakes() {
    document.querySelectorAll('.take').forEach(function (b) {
      b.textContent = words().take; b.setAttribute('aria-label', words().take + ': ' + id(b.closest('.row')));
    });
  }
  nameTakes();
  document.addEventListener('click', function (e) { if (menu && !menu.parentElement.contains(e.target)) close(); });
  document.addEventListener('keydown', function (e) {
    if (!menu) return;
    if (e.key === 'Escape') { close(true); return; }
    var items = Array.from(menu.children), at = items.indexOf(document.activeElement), step = e.key === 'ArrowDown' ? 1 : e.key === 'ArrowUp' ? -1 : 0;
    if (step && at >= 0) { items[(at + step + items.length) % items.length].focus(); e.preventDefault(); }
  });

  // On a server: for a home screen, and kept for when there is no network
  if (/^https?:$/.test(location.protocol)) {
    [['manifest', 'site.webmanifest'], ['apple-touch-icon', 'icon.png']].forEach(function (pair) {
      var link = document.createElement('link');
      link.rel = pair[0]; link.href = base + pair[1];
      document.head.appendChild(link);
    });
    if ('serviceWorker' in navigator) window.addEventListener('load', function () { navigator.serviceWorker.register(base + 'worker.js').catch(function () {}); });
  }

  // Search: the program's own engine, as WebAssembly. Until it is there, and where it may not run, titles and headlines.
  var engine = null, opening = null, refused = !('engine' in root.dataset) || typeof WebAssembly !== 'object';
  function script(name) {
    return new Promise(function (done, failed) {
      var e = document.createElement('script');
      e.src = base + name; e.onload = done; e.onerror = failed;
      document.head.appendChild(e);
    });
  }
  // A byte a character: compressed for the way it is smaller than in base64.
  function bytes(text) {
    var out = new Uint8Array(text.length);
    for (var i = 0; i < text.length; i++) out[i] = text.charCodeAt(i);
    return out;
  }
  // NFKC and small letters as the program has them by ICU, from `count` scalars at `from`: to `out` the scalars, to `map` where what stands behind each begins.
  var JOINS = /^[\p{M}\u1160-\u11ff\uff9e\uff9f]/u;
  function folding(memory) {
    return function (from, count, out, map, room) {
      var source = new Uint32Array(memory().buffer, from, count), made = [], places = [];
      for (var start = 0, end; start < count; start = end) {
        var piece = '';
        for (end = start; end < count && end - start < 64; end++) {
          var c = source[end], next = c > 0x10ffff || (c >= 0xd800 && c <= 0xdfff) ? '\ufffd' : String.fromCodePoint(c);
          if (piece && !JOINS.test(next) && (piece + next).normalize('NFKC') === piece.normalize('NFKC') + next.normalize('NFKC')) break;
          piece += next;
        }
        for (var letter of piece.normalize('NFKC')) {
          // A letter has one small letter, whatever stands beside it.
          made.push((letter === '\u0130' ? 'i' : letter.toLowerCase()).codePointAt(0)); places.push(start);
        }
      }
      if (made.length <= room) {
        new Uint32Array(memory().buffer, out, made.length).set(made);
        new Int32Array(memory().buffer, map, made.length).set(places);
      }
      return BigInt(made.length);
    };
  }
  function open() {
    opening = opening || (refused ? Promise.resolve() : Promise.all(['engine.js', 'search-core.js', 'search-texts.js'].map(script)).then(function () {
      return WebAssembly.compile(bytes(window.HIG_ENGINE));
    }).then(function (module) {
      var imports = {}, made = null, memory = function () { return made.memory; };
      WebAssembly.Module.imports(module).forEach(function (i) {
        imports[i.module] = imports[i.module] || {};
        imports[i.module][i.name] = i.name === 'hig_fold' ? folding(memory) : i.name === 'random_get'
          ? function (at, count) { crypto.getRandomValues(new Uint8Array(memory().buffer, at, count)); return 0; } : function () { return 0; };
      });
      return WebAssembly.instantiate(module, imports).then(function (instance) {
        made = instance.exports;
        function placed(data) { var at = made.hig_room(data.length); new Uint8Array(made.memory.buffer, at, data.length).set(data); return at; }
        var core = bytes(window.HIG_CORE), texts = bytes(window.HIG_TEXTS);
        if (!made.hig_open(placed(core), core.length, placed(texts), texts.length)) throw new Error('search data');
        window.HIG_ENGINE = window.HIG_CORE = window.HIG_TEXTS = null;
        engine = function (text, language, platforms, limit) {
          var data = new TextEncoder().encode(text), at = made.hig_search(placed(data), data.length, language, platforms, limit);
          return JSON.parse(new TextDecoder().decode(new Uint8Array(made.memory.buffer, at, made.hig_count())));
        };
      });
    }).catch(function () { refused = true; }));
    return opening;
  }
  function fold(s) { return s.normalize('NFKC').toLowerCase(); }
  function bits() { return chosen.reduce(function (mask, p) { return mask | 1 << PLATFORMS.indexOf(p); }, 0); }
  function file(topic, source) {
    var found = window.HIG.topics.filter(function (t) { return t[4] === topic; });
    return (found.find(function (t) { return t[5] === source; }) || found[0] || [topic])[0];
  }
  function anchor(id) { return id.replace(/@.*/, '').split('/').slice(1).join('-'); }

  // Of the records whose title or headline holds most of the words, the first; in one language, where the other has the same.
  var folded = null;
  // Once, and the names of a topic once for all its records.
  function prepare() {
    folded = folded || window.HIG && {
      topics: window.HIG.topics.map(function (t) { return fold(t[1] + '\n' + t[2] + '\n' + t[3]); }),
      heads: window.HIG.records.map(function (r) { return fold(r[4]); }), sections: {}
    };
  }
  function plainly(query) {
    var parts = fold(query).match(/[\u3005\u3041-\u30ff\u3400-\u9fff\uac00-\ud7a3]+|[^\s\u3000-\u303f.,!?"'()]+/g) || [], hits = [], seen = {};
    if (!window.HIG) return hits;
    prepare();
    window.HIG.records.forEach(function (r, place) {
      var t = window.HIG.topics[r[0]], head = folded.heads[place], score = 0;
      var text = folded.topics[r[0]] + '\n' + (folded.sections[r[3]] = folded.sections[r[3]] || fold(r[3]));
      if (chosen.length && r[5] && !(r[5] & bits())) return;
      parts.forEach(function (p) { score += head.indexOf(p) >= 0 ? 2 : text.indexOf(p) >= 0 ? 1 : 0; });
      if (score) hits.push([score + (view === 'both' || r[2] === view ? 0.5 : 0), t, r]);
    });
    hits.sort(function (a, b) { return b[0] - a[0]; });
    return hits.filter(function (h) { var key = h[1][0] + '#' + h[2][1]; return seen[key] ? false : seen[key] = true; }).map(function (h) {
      return { file: h[1][0], anchor: h[2][1], language: h[2][2], title: h[2][2] === 'ja' ? h[1][1] : h[1][2], section: h[2][3] ? [h[2][3]] : [], headline: h[2][4],
        headlineMarks: [], snippet: '', marks: [], platforms: PLATFORMS.filter(function (p, i) { return h[2][5] >> i & 1; }) };
    });
  }
  function find(query, limit) {
    if (!engine) { var all = plainly(query); return { total: all.length, matched: true, hits: all.slice(0, limit) }; }
    var found = engine(query, root.lang === 'ja' ? 1 : 0, bits(), limit);
    found.hits.forEach(function (h) { h.file = file(h.topic, h.source); h.anchor = anchor(h.id); });
    return found;
  }
  window.higFind = function (query) { return open().then(function () { return find(query, 10).hits.map(function (h) { return h.id; }); }); };

  function escape(s) { var e = document.createElement('i'); e.textContent = s; return e.innerHTML; }
  function marked(s, marks) {
    var letters = Array.from(s), at = 0, out = '';
    marks.forEach(function (m) { out += escape(letters.slice(at, m[0]).join('')) + '<mark>' + escape(letters.slice(m[0], m[1]).join('')) + '</mark>'; at = m[1]; });
    return out + escape(letters.slice(at).join(''));
  }
  function said(found) {
    var w = words(), said = [];
    if (found.corrected) said.push(w.corrected + found.corrected);
    if (found.notice) said.push(w[found.notice.state].replace('%', found.notice.title).replace('%', found.notice.platform));
    if (!found.hits.length) said.push(w.nothing); else if (!found.matched) said.push(w.unmatched); else said.push(w.found.replace('%', found.total));
    if (refused) said.push(w.plain);
    return said.join(' ');
  }
  function search() {
    var q = $('q').value.trim(), box = $('results'), main = document.querySelector('.page');
    box.hidden = !q; main.hidden = !!q;
    if (!q) return;
    // The first time it takes a moment to read what the engine searches; till then titles and headlines are.
    if (!engine && !refused) open().then(search);
    var found = find(q, FIRST);
    $('count').textContent = engine || refused ? said(found) : '…';
    $('hits').innerHTML = pages(q) + listed(found.hits);
    clearTimeout(more);
    // What follows the first ten can wait until nobody types.
    if (found.hits.length === FIRST) more = setTimeout(function () {
      if ($('q').value.trim() === q) $('hits').insertAdjacentHTML('beforeend', listed(find(q, 50).hits.slice(FIRST)));
    }, 300);
  }
  var FIRST = 10, more;
  function listed(hits) {
    return hits.map(function (h) {
      var names = Array.from(buttons).filter(function (b) { return h.platforms.some(function (p) { return p.toLowerCase() === b.dataset.platform; }); }).map(function (b) { return b.textContent; }).join(' ');
      var rows = (h.rows || []).map(function (cells) { return '<small>' + escape(cells.map(function (c, i) { return i && h.header[i] ? h.header[i] + ': ' + c : c; }).join(' | ')) + '</small>'; }).join('');
      return '<li><a href="' + base + 'topics/' + encodeURIComponent(h.file) + '.html' + (view === 'both' || view === h.language ? '' : '?language=' + h.language) + '#' + encodeURIComponent(h.anchor) + '" lang="' + h.language + '">'
        + '<small>' + escape([[h.title].concat(h.section).filter(Boolean).join(' › '), names].filter(Boolean).join(' · ')) + '</small><b>' + marked(h.headline, h.headlineMarks) + '</b>'
        + (h.snippet && h.snippet !== h.headline && !(rows && h.kind === 'specification') ? '<small>' + marked(h.snippet, h.marks) + '</small>' : '') + rows + '</a></li>';
    }).join('');
  }
  // A page of the site that lists something, by the beginning of its name.
  function pages(query) {
    var begun = fold(query);
    return begun.length < 2 || !window.HIG ? '' : window.HIG.pages.filter(function (p) { return fold(p[1]).indexOf(begun) === 0 || fold(p[2]).indexOf(begun) === 0; }).map(function (p) {
      var ja = root.lang === 'ja';
      return '<li><a href="' + base + p[0] + '" lang="' + root.lang + '"><small>' + words().page + '</small><b>' + escape(p[ja ? 1 : 2]) + '</b></a></li>';
    }).join('');
  }
  window.higSearch = search;
  var input = $('q'), timer;
  input.addEventListener('input', function () { clearTimeout(timer); timer = setTimeout(function () { search(); keepAddress(false); }, 60); });
  // Who is about to type does not wait for the engine, nor for the titles.
  input.addEventListener('focus', function () { setTimeout(function () { prepare(); open(); }, 0); });
  input.addEventListener('keydown', function (e) {
    if (e.key === 'Escape') { input.value = ''; search(); keepAddress(false); }
    if (e.key === 'ArrowDown') { var a = $('hits').querySelector('a'); if (a) { a.focus(); e.preventDefault(); } }
    if (e.key === 'Enter') { search(); keepAddress(false); var b = $('hits').querySelector('a'); if (b && !e.isComposing) b.click(); }
  });
  $('hits').addEventListener('keydown', function (e) {
    var li = document.activeElement.closest('li');
    if (!li) return;
    var next = e.key === 'ArrowDown' ? li.nextElementSibling : e.key === 'ArrowUp' ? li.previousElementSibling : null;
    if (next) { next.querySelector('a').focus(); e.preventDefault(); } else if (e.key === 'ArrowUp') { input.focus(); e.preventDefault(); }
  });
  document.addEventListener('click', function (e) {
    // A hit on this very page only moves the hash: give the page back.
    var hit = e.target.closest && e.target.closest('#hits a');
    if (hit && hit.pathname === location.pathname) { input.value = ''; setTimeout(search, 0); }
  });
  document.addEventListener('keydown', function (e) {
    if (e.key === '/' && !/^(INPUT|TEXTAREA)$/.test(document.activeElement.tagName)) { input.focus(); e.preventDefault(); }
  });
  // Back brings the words back, with what they found.
  function again() { var q = asked('q'); input.value = q || ''; search(); }
  window.addEventListener('popstate', again);
  window.addEventListener('pageshow', function (e) { if (e.persisted) again(); });
  if (asked('q')) { input.value = asked('q'); window.addEventListener('load', search); }
})();
