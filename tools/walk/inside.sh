# Runs within the machine that tools/walk.mjs has booted: goes the way of docs/operation.md, then does to the shop what nights do.
export HOME=/root LANG=C.UTF-8

bad=0
# is "words" command…: whether the command succeeds.
is() {
  words=$1
  shift
  if "$@" >/walk/last 2>&1; then echo "✓ $words"; else bad=$((bad + 1)); echo "✗ $words"; sed 's/^/    /' /walk/last | tail -5; fi
}
isnt() { ! "$@"; }
# tells "pattern" command…: whether its output has the pattern, however it ends.
tells() {
  pattern=$1
  shift
  "$@" 2>&1 | tee /dev/stderr | grep -q -- "$pattern"
}
# within SECONDS command…: whether it succeeds before they are over.
within() {
  over=$(($(date +%s) + $1))
  shift
  until "$@"; do
    [ "$(date +%s)" -lt "$over" ] || return 1
    sleep 0.25
  done
}
page() { curl --silent --insecure --output /dev/null --write-out '%{http_code}' --max-time 10 "$1"; }
answers() { [ "$(page "$2")" = "$1" ]; }
ready() { curl --silent --insecure --fail --max-time 2 https://shop.example/readyz; }
measured() { curl --silent http://127.0.0.1:9464/metrics | tee /dev/stderr | grep -qE "^$1"; }
command_of_the_shop() { /opt/cellar-door/deploy/cellar-door "$@"; }
exposed_less_than_two() { systemd-analyze security "$1" --no-pager | tee /dev/stderr | grep -qE 'level for .*: [01]\.'; }

ip link set lo up
echo '127.0.0.1 shop.example staff.shop.example' >> /etc/hosts
version=$(ls /usr/lib/postgresql | sort --version-sort | tail -1)
postgres=postgresql@$version-main
pg_createcluster "$version" main >/dev/null
systemctl daemon-reload
systemctl start "$postgres"

cd /
is 'the commands of the page' sh -eu /walk/newcomer.sh
is 'what systemd says of the units' isnt tells . systemd-analyze verify /etc/systemd/system/cellar-door.service /etc/systemd/system/cellar-door-nightly.service
cp /walk/Caddyfile /etc/caddy/Caddyfile
systemctl restart caddy

is 'ready, through the proxy' within 30 ready
is 'an owner can be invited' tells 'https://staff.shop.example/invitation?token=' command_of_the_shop staff invite owner@shop.example
is 'a page for customers' answers 200 https://shop.example/
is 'a page for staff' answers 200 https://staff.shop.example/
is 'nothing to measure for strangers' answers 404 https://shop.example/metrics
is 'no secret for others on the machine' isnt runuser --user nobody -- cat /etc/cellar-door/secret-key
is 'the service gives little away' exposed_less_than_two cellar-door.service
is 'the night gives little away' exposed_less_than_two cellar-door-nightly.service

is 'a night: copied, proven, audited' systemctl start cellar-door-nightly.service
is 'the copy is measured' measured 'backup_newest_timestamp_seconds [1-9]'
is 'its proof is measured' measured 'backup_proven_timestamp_seconds [1-9]'
is 'the audit is measured, and broke nothing' measured 'audit_broken_promises 0$'
is 'the next night has its hour' tells cellar-door-nightly systemctl list-timers --no-pager

is 'a restore refuses a shop that runs' tells 'Stop each of its processes first' command_of_the_shop restore
is 'the shop stops in order' systemctl stop cellar-door
is 'as it should' tells 'Result=success' systemctl show --property Result cellar-door
is 'a restore refuses a database that is in use' tells 'has something in it' command_of_the_shop restore
is 'and replaces it when that is meant' command_of_the_shop restore --over
echo SESSION_EPOCH=1 >> /etc/cellar-door/settings
systemctl start cellar-door
is 'ready after the restore' within 30 ready

systemctl kill --signal=KILL cellar-door
sleep 1
is 'ready after it was killed' within 15 ready

systemctl stop "$postgres"
sleep 3
is 'without its database the shop goes on' systemctl is-active cellar-door
is 'is not ready' answers 503 https://shop.example/readyz
is 'and still has pages' answers 200 https://shop.example/
systemctl start "$postgres"
is 'and is ready once it is back' within 15 ready

systemctl stop cellar-door "$postgres"
systemctl start cellar-door
sleep 4
systemctl start "$postgres"
is 'a database may come later than the shop' within 20 ready

sed -i 's/^STAFF_PORT=.*/STAFF_PORT=abc/' /etc/cellar-door/settings
systemctl restart cellar-door
sleep 3
is 'a wrong setting is told in a sentence' tells 'The setting STAFF_PORT is wrong' journalctl --unit cellar-door --output cat --no-pager

echo "$bad" > /walk/bad
