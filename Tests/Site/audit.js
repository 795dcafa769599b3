// Measurements of a page. Each function returns a list of problems, which is empty if there are none.
window.audit = (() => {
  const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
  const colour = text => {
    canvas.clearRect(0, 0, 1, 1);
    canvas.fillStyle = text;
    canvas.fillRect(0, 0, 1, 1);
    const [r, g, b, a] = canvas.getImageData(0, 0, 1, 1).data;
    return [r, g, b, a / 255];
  };
  const over = (top, below) => [0, 1, 2].map(i => top[i] * top[3] + below[i] * (1 - top[3])).concat(1);
  // WCAG 2.2: relative luminance and contrast ratio.
  const luminance = c => {
    const [r, g, b] = c.slice(0, 3).map(v => (v /= 255) <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4);
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const ratio = (a, b) => {
    const [x, y] = [luminance(a), luminance(b)].sort((m, n) => n - m);
    return (x + 0.05) / (y + 0.05);
  };
  const shown = e => e.checkVisibility({ checkVisibilityCSS: true }) && e.getClientRects().length > 0;
  // The background color of an element; a gradient counts by its first color.
  const back = e => {
    const layers = [];
    for (let at = e; at; at = at.parentElement) {
      const style = getComputedStyle(at), image = /rgba?\([^)]*\)/.exec(style.backgroundImage);
      if (image) layers.push(colour(image[0]));
      layers.push(colour(style.backgroundColor));
    }
    return layers.reverse().reduce((below, top) => over(top, below), colour(getComputedStyle(document.documentElement).getPropertyValue('--back') || '#fff'));
  };
  const short = e => `<${e.tagName.toLowerCase()}${e.className ? ' class=' + e.className : ''}> ${e.textContent.trim().slice(0, 40)}`;

  const contrast = () => {
    const bad = new Map(), walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const weigh = (e, text, need) => {
      const behind = back(e), value = ratio(over(colour(text), behind), behind);
      if (value < need) bad.set(`${e.tagName}.${e.className} ${text}`, `contrast ${value.toFixed(2)} < ${need}: ${short(e)}`);
    };
    while (walker.nextNode()) {
      const e = walker.currentNode.parentElement;
      if (!walker.currentNode.data.trim() || !shown(e) || e.closest('script, style')) continue;
      const style = getComputedStyle(e), size = parseFloat(style.fontSize);
      weigh(e, style.color, size >= 24 || (size >= 18.66 && style.fontWeight >= 700) ? 3 : 4.5);
    }
    for (const e of document.querySelectorAll('input, button')) {
      if (!shown(e)) continue;
      if (e.placeholder && !e.value) weigh(e, getComputedStyle(e, '::placeholder').color, 4.5);
      // A button with text alone is recognized by its text.
      if (e.tagName === 'BUTTON' && colour(getComputedStyle(e).borderTopColor)[3] === 0) continue;
      const edge = ratio(over(colour(getComputedStyle(e).borderTopColor), back(e.parentElement)), back(e.parentElement));
      if (edge < 3) bad.set(`edge ${e.tagName}`, `the edge stands out by ${edge.toFixed(2)} < 3: ${short(e)}`);
    }
    return [...bad.values()];
  };

  const headings = () => {
    const found = [...document.querySelectorAll('h1, h2, h3, h4, h5, h6')].filter(shown), bad = [];
    if (found.filter(h => h.tagName === 'H1').length !== 1) bad.push(`not one h1: ${found.map(h => h.tagName)}`);
    let last = 0;
    for (const h of found) {
      const level = +h.tagName[1];
      if (level > last + 1) bad.push(`h${level} follows h${last}: ${short(h)}`);
      if (!h.innerText.trim()) bad.push(`empty h${level}`);
      last = level;
    }
    return bad;
  };

  const ids = () => {
    const bad = [], seen = new Set();
    for (const e of document.querySelectorAll('[id]')) {
      if (seen.has(e.id)) bad.push(`id '${e.id}' twice`);
      seen.add(e.id);
    }
    for (const e of document.querySelectorAll('label[for]')) if (!seen.has(e.htmlFor)) bad.push(`label for no '${e.htmlFor}'`);
    for (const e of document.querySelectorAll('a[href^="#"]')) {
      if (!seen.has(decodeURIComponent(e.hash.slice(1)))) bad.push(`link to no '${e.hash}'`);
    }
    return bad;
  };

  // Japanese text must be marked as Japanese.
  const languages = () => {
    const bad = [], walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const e = walker.currentNode.parentElement, lang = e.closest('[lang]').lang;
      if (e.closest('script, style')) continue;
      if (lang !== 'ja' && /[ぁ-ヿ]{2}/.test(walker.currentNode.data)) bad.push(`Japanese under lang=${lang}: ${short(e)}`);
    }
    return bad;
  };

  const overflow = () => {
    const width = document.documentElement.clientWidth, bad = [];
    if (document.scrollingElement.scrollWidth > width) {
      const wide = [...document.querySelectorAll('body *')].filter(e => shown(e) && !e.parentElement.closest('.table, pre') && e.getBoundingClientRect().right > width + 1);
      bad.push(`${document.scrollingElement.scrollWidth} px wide on ${width}: ${wide.slice(-1).map(short)}`);
    }
    return bad;
  };

  // A table that overflows its box has a shadow at that edge and can be focused.
  const cutTables = () => [...document.querySelectorAll('.table')].filter(shown).filter(e => e.scrollWidth > e.clientWidth + 1 || e.scrollHeight > e.clientHeight + 1).flatMap(e => {
    const style = getComputedStyle(e), bad = [], cell = e.querySelector('tbody td');
    if ((style.backgroundImage.match(/gradient/g) || []).length < 4 || !/scroll/.test(style.backgroundAttachment)) bad.push(`no edge: ${short(e)}`);
    if (cell && colour(getComputedStyle(cell).backgroundColor)[3] > 0) bad.push(`the cells cover the edge: ${short(e)}`);
    if (e.scrollHeight > e.clientHeight + 1 && !e.previousElementSibling?.matches('.fold[open]')) bad.push(`cut below: ${short(e)}`);
    if (e.tabIndex !== 0 || !e.getAttribute('aria-label')) bad.push(`the keyboard does not reach it, or it has no name: ${short(e)}`);
    return bad;
  }).concat([...document.querySelectorAll('table')].filter(shown).filter(e => !e.closest('.table')).map(e => `a table without a box: ${short(e)}`));

  const header = () => {
    const box = document.querySelector('header').getBoundingClientRect(), bad = [];
    if (Math.round(box.height) !== 56) bad.push(`${box.height} px high`);
    for (const e of document.querySelectorAll('header :is(.brand, .search, .filters > summary)')) {
      const part = e.getBoundingClientRect();
      if (part.left < 0 || part.right > innerWidth + 1 || part.width < 24) bad.push(`out of the window: ${short(e)}`);
    }
    return bad;
  };

  // WCAG 2.2, 2.5.8: 24 by 24 pixels, but for links in running text.
  const targets = () => [...document.querySelectorAll('button, input, a')].filter(shown).filter(e => {
    if (e.matches('.skip') || (e.tagName === 'A' && getComputedStyle(e).display === 'inline' && e.closest('p, li, td, th, dd'))) return false;
    const box = e.getBoundingClientRect();
    return box.width < 24 || box.height < 23.5;
  }).map(e => `${Math.round(e.getBoundingClientRect().width)}×${Math.round(e.getBoundingClientRect().height)} px to press: ${short(e)}`);

  const visibleText = () => document.querySelector('main').innerText;
  return { contrast, headings, ids, languages, overflow, cutTables, header, targets, visibleText, shown, ratio, colour, back };
})();
