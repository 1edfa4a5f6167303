# Runs a command under a Node that is new enough for the shop:
#   sh app/front/operations/run.sh node build/prepare.js backup
# The least version is that of node-path.mjs, which is asked only where this one is older: a start has no
# process to spare.
case $(node --version) in
  v2[2-9].* | v[3-9][0-9].* | v[1-9][0-9][0-9].*) ;;
  *)
    PATH=$(node app/front/operations/node-path.mjs) || exit
    export PATH
    ;;
esac
# What threads free is used again by others, and what is 128 KiB or larger goes back to the system once it is free,
# which glibc by itself stops doing: memory under load is 40 and 70 MB less, of 470 without both.
export MALLOC_ARENA_MAX="${MALLOC_ARENA_MAX:-2}" MALLOC_MMAP_THRESHOLD_="${MALLOC_MMAP_THRESHOLD_:-131072}"
exec "$@"
