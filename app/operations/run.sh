# Runs a command under a Node that is new enough for the shop:
#   sh app/operations/run.sh node build/prepare.js backup
PATH=$(node app/operations/node-path.mjs) || exit
export PATH
exec "$@"
