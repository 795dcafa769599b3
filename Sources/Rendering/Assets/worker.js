'use strict';
// Keeps the whole site when it is first opened from a server, so that it opens without a network from then on. Another version takes the place of all of it.
const OURS = 'hig ' + self.registration.scope + ' ', NAME = OURS + '/* version */';
const FILES = [/* files */];
self.addEventListener('install', event => {
  const files = FILES.map(file => new Request(file, { cache: 'no-cache' }));
  event.waitUntil(caches.open(NAME).then(kept => kept.addAll(files)).then(() => self.skipWaiting()));
});
self.addEventListener('activate', event => {
  const old = caches.keys().then(names => names.filter(name => name.startsWith(OURS) && name !== NAME));
  event.waitUntil(old.then(names => Promise.all(names.map(name => caches.delete(name)))).then(() => self.clients.claim()));
});
self.addEventListener('fetch', event => {
  const address = new URL(event.request.url);
  if (event.request.method !== 'GET' || !address.href.startsWith(self.registration.scope)) return;
  const file = address.pathname.endsWith('/') ? new URL('index.html', address) : event.request;
  event.respondWith(caches.open(NAME).then(kept => kept.match(file, { ignoreSearch: true })).then(found => found || fetch(event.request)));
});
