#!/bin/sh
# Brings a certificate that certbot has got or renewed to nginx, which goes on serving meanwhile.
# Copy to /etc/letsencrypt/renewal-hooks/deploy/shubho-bibaho (mode 0755); certbot sets RENEWED_LINEAGE.
set -eu

to=${NGINX_CERTIFICATES:-/etc/nginx/shubho-bibaho}
nginx=${NGINX_COMMAND:-nginx}

# Both are there before either takes the place of the former.
install -m 0600 "$RENEWED_LINEAGE/privkey.pem" "$to/privkey.pem.new"
install -m 0644 "$RENEWED_LINEAGE/fullchain.pem" "$to/fullchain.pem.new"
mv "$to/privkey.pem.new" "$to/privkey.pem"
mv "$to/fullchain.pem.new" "$to/fullchain.pem"
# A configuration that nginx refuses leaves the running one, and this ends with an error.
$nginx -t -q
$nginx -s reload
