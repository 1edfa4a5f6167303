(({ dataset }) => {
  addEventListener("popstate", ({ state }) => {
    if (!window.__remixRouter && state && "idx" in state) location.reload();
  });
  const { saveData, effectiveType } = navigator.connection || {};
  if (saveData || /2g/.test(effectiveType)) return;
  const touches = ["pointerdown", "keydown", "focusin"];
  const start = () => {
    for (const touch of touches) removeEventListener(touch, onTouch);
    dataset.start
      .split(" ")
      .reduce((before, file) => before.then(() => import(file)), Promise.resolve())
      .catch(() => {});
  };
  const onTouch = ({ target }) => {
    if (target.closest && target.closest("button,input,select,textarea,summary,label")) start();
  };
  const rest = () => (window.requestIdleCallback || setTimeout)(start, { timeout: 2000 });
  for (const touch of touches) addEventListener(touch, onTouch, { passive: true });
  if (document.readyState === "complete") rest();
  else addEventListener("load", rest);
})(document.currentScript);
