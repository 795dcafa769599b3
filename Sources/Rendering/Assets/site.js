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
    b.addEventListener('click', function () { view = b.dataset.view; keep.set('hig-view', view); setView(view); label(); close(); nameTakes(); fits.forEach(function (fit) { fit(); }); keepAddress(true); search(); });
  });

  // Platforms
  var chosen = (asked('platform') !== null ? asked('platform').toLowerCase().split(',') : (keep.get('hig-platforms') || '').split(' ')).filter(function (p) { return PLATFORMS.indexOf(p) >= 0; });
  if (asked('platform') !== null) keep.pass('hig-platforms', chosen.join(' '));
  var buttons = document.querySelectorAll('button[data-platform]');
  var unfiltered = document.querySelector('.filters .label').innerHTML;
  function label() {
    var names = Array.from(buttons).filter(function (b) { return chosen.indexOf(b.dataset.platform) >= 0; }).map(function (b) { return b.textContent; });
    var box = document.querySelector('.filters .label'), tongue = Array.from(views).find(function (b) { return b.dataset.view === view; });
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
  var WORDS = {
    ja: { take: '共有', md: 'Markdownをコピー', url: 'アドレスをコピー', cite: '引用をコピー', report: '誤りを報告…', done: 'コピーしました', wrong: 'ルールの誤り' },
    en: { take: 'Share', md: 'Copy as Markdown', url: 'Copy address', cite: 'Copy citation', report: 'Report a mistake…', done: 'Copied', wrong: 'Mistake in rule' }
  };
  function words() { return WORDS[root.lang] || WORDS.en; }
  function shownPart(row) {
    return Array.from(row.querySelectorAll(':scope > article')).find(function (a) { return a.getClientRects().length; }) || row.querySelector('article');
  }
  function shownTitle() { return document.querySelector('h1').innerText.trim().replace(/\s*\n\s*/g, ' / '); }
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
    var q = $('q').value.trim(), box = $('results'), main = document.querySelector('.page');
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
  input.addEventListener('input', function () { clearTimeout(timer); timer = setTimeout(function () { search(); keepAddress(false); }, 60); });
  // Who is about to type does not wait for the records to be made ready.
  input.addEventListener('focus', function () { setTimeout(load, 0); });
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
