#!/bin/sh
# Renders the named pictures, or every picture that is still missing, one at a time:
#   ./render.sh            what is missing beside this folder
#   ./render.sh living-3   this one, again
# RENDER_CACHE (outside the checkout) keeps the compiled denoiser, the simulated cloth and the PNGs.
set -eu
here=$(cd "$(dirname "$0")" && pwd)
export RENDER_CACHE="${RENDER_CACHE:-/tmp/render-cache}"
mkdir -p "$RENDER_CACHE/out"

if [ ! -f "$RENDER_CACHE/libden.so" ] || [ "$here/den.c" -nt "$RENDER_CACHE/libden.so" ]; then
  gcc -O3 -march=native -ffast-math -fopenmp -shared -fPIC "$here/den.c" \
    -o "$RENDER_CACHE/libden.so" -lm
fi

render() {
  name=$1
  scene=$name
  view=
  final=1200
  case $name in
    hero) final=1600 ;;
    material-* | maner-*) scene=samples view=$name final=600 ;;
    *-detaliu) scene=${name%-detaliu} view=2 ;;
  esac
  png="$RENDER_CACHE/out/$name.png"
  reduced="$RENDER_CACHE/out/${name}_$final.png"
  rm -f "$png" "$reduced"
  OMP_NUM_THREADS=2 nice -n 19 blender -b --python-exit-code 1 --python "$here/$scene.py" -- \
    "${WIDTH:-$((final + 160))}" "${SAMPLES:-32}" "$png" $view >"$RENDER_CACHE/out/$name.log" 2>&1
  # Rendered no larger than needed, there is nothing to reduce.
  [ -f "$reduced" ] || reduced=$png
  cwebp -quiet -q 92 -m 6 -sharp_yuv "$reduced" -o "$here/../$name.webp"
}

# One run gives the pictures of a kind of piece in every sample decor: the light is rendered once.
render_decors() {
  name=$1
  case $name in dulap) kind=wardrobe ;; biblioteca) kind=bookcase ;; comoda) kind=chest ;; esac
  rm -f "$RENDER_CACHE/out/$name-"*.png
  OMP_NUM_THREADS=2 nice -n 19 blender -b --python-exit-code 1 --python "$here/decor.py" -- \
    "${WIDTH:-1000}" "${SAMPLES:-16}" "$RENDER_CACHE/out/$name" "$kind" >"$RENDER_CACHE/out/$name.log" 2>&1
  for png in "$RENDER_CACHE/out/$name-"*.png; do
    cwebp -quiet -q 82 -m 6 -sharp_yuv "$png" -o "$here/../$(basename "$png" .png).webp"
  done
}

wanted() {
  for scene in "$here"/*-[0-9].py "$here"/galerie-1[0-9].py; do
    name=$(basename "$scene" .py)
    echo "$name"
    if grep -q '^second(' "$scene"; then echo "$name-detaliu"; fi
  done
  echo hero
  echo showroom
  for name in pal-alb pal-stejar-sonoma pal-nuc pal-gri-modern mdf-lucios mdf-mat; do
    echo "material-$name"
  done
  for name in metal plastic lemn fara-maner; do echo "maner-$name"; done
  for name in dulap biblioteca comoda; do echo "$name"; done
}

for name in ${*:-$(wanted)}; do
  case $name in
    dulap | biblioteca | comoda)
      if [ $# -gt 0 ] || [ ! -f "$here/../$name-pal-alb.webp" ]; then render_decors "$name"; fi
      ;;
    *) if [ $# -gt 0 ] || [ ! -f "$here/../$name.webp" ]; then render "$name"; fi ;;
  esac
done
