// The settings for nginx, part by part. In the end-to-end tests, nginx runs with those of the whole site.
import { HOST_DEFAULTS, type Redirect, type Rule } from '@/lib/publish/hosts/headers.mjs'
import { formatNginx } from '@/lib/publish/hosts/nginx.mjs'

const TABLE: { rules: Rule[]; redirects: Redirect[] } = {
  rules: [
    { path: '/*', headers: { 'X-Frame-Options': 'DENY', 'Permissions-Policy': 'camera=()' } },
    { path: '/assets/*', headers: { 'Cache-Control': 'immutable' } },
    {
      path: '/feed.xml',
      headers: { 'Content-Type': 'application/atom+xml; charset=utf-8', 'X-Robots-Tag': 'noindex' },
    },
  ],
  redirects: [
    { source: '/click/1', destination: 'https://a.example/?b=c', status: 302 },
    { source: '/click/2', destination: 'https://d.example/', status: 302 },
  ],
}

const TEXT_TYPES =
  'text/css text/csv text/javascript application/json image/svg+xml text/plain application/manifest+json application/xml application/atom+xml'

test('server-wide settings come before the locations', () => {
  const [general] = formatNginx(TABLE).split(/^location /m)
  expect(general?.replace(/^types \{\n[^}]*\}/m, 'types { … }')).toBe(
    `# Written by \`npm run build\`. Include it in a server block that has listen, server_name and root (out/).
server_tokens off;
absolute_redirect off;

types { … }
default_type application/octet-stream;
charset utf-8;
charset_types ${TEXT_TYPES};

gzip on;
gzip_vary on;
gzip_comp_level 6;
gzip_min_length 512;
gzip_types ${TEXT_TYPES};

# If a header differs by path, the location sets its variable.
set $site_cache_control "${HOST_DEFAULTS['Cache-Control']}";
set $site_x_robots_tag "";
add_header X-Frame-Options "DENY" always;
add_header Permissions-Policy "camera=()" always;
add_header Cache-Control $site_cache_control always;
add_header X-Robots-Tag $site_x_robots_tag always;

error_page 403 404 /404.html;
`,
  )
})

test('every kind of file has its type', () => {
  const [, types = ''] = /^types \{\n([^}]*)\}/m.exec(formatNginx(TABLE)) ?? []
  expect(types.trim().split(/\n */)).toEqual([
    'text/css css;',
    'text/csv csv;',
    'text/html html;',
    'image/x-icon ico;',
    'image/jpeg jpg;',
    'text/javascript js;',
    'application/json json;',
    'image/png png;',
    'image/svg+xml svg;',
    'text/plain txt;',
    'application/manifest+json webmanifest;',
    'image/webp webp;',
    'font/woff2 woff2;',
    'application/xml xml;',
  ])
})

test('a location sets only what differs there and adds no header', () => {
  const settings = formatNginx(TABLE)
  expect(settings.slice(settings.indexOf('\nlocation ') + 1)).toBe(String.raw`location = /404.html {
    internal;
}
location = / {
    try_files /index.html =404;
}
location / {
    try_files $uri $uri.html =404;
}

# /blog/ and /blog.html redirect to /blog if the page exists, so that no other text gets into a Location header.
location ~ ^/index(?:\.html)?$ {
    return 301 /$is_args$args;
}
location ~ ^(?<page>(?:/[A-Za-z0-9_-]+)+)(?:/|\.html)$ {
    if (!-f $document_root$page.html) { return 404; }
    return 301 $page$is_args$args;
}
location ~ ^/(?:404|_headers|_redirects)$ {
    return 404;
}

location ^~ /assets/ {
    set $site_cache_control "immutable";
    try_files $uri =404;
}
location = /feed.xml {
    types {} default_type application/atom+xml;
    set $site_x_robots_tag "noindex";
    try_files $uri =404;
}

location = /click/1 {
    return 302 "https://a.example/?b=c";
}
location = /click/2 {
    return 302 "https://d.example/";
}
`)
})

test('a document in a compressed format is not compressed again', () => {
  const type = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'
  const settings = formatNginx({
    rules: [{ path: '/a.docx', headers: { 'Content-Type': type } }],
    redirects: [],
  })
  expect(settings).toContain(`default_type ${type};`)
  expect(/^gzip_types .*$/m.exec(settings)?.[0]).not.toContain('officedocument')
})
