(({ dataset }) => {
  addEventListener("popstate", ({ state }) => {
    if (!window.__remixRouter && state && "idx" in state) location.reload();
  });
  const { saveData, effectiveType } = navigator.connection || {};
  if (saveData || /2g/.test(effectiveType)) return;
  const start = () =>
    dataset.start
      .split(" ")
      .reduce((before, file) => before.then(() => import(file)), Promise.resolve())
      .catch(() => {});
  for (const touch of ["pointerdown", "keydown", "focusin"])
    addEventListener(touch, ({ target }) => {
      if (target.closest?.("button,input,select,textarea,summary,label")) start();
    });
  const rest = () => (window.requestIdleCallback || setTimeout)(start, { timeout: 2000 });
  if (document.readyState === "complete") rest();
  else addEventListener("load", rest);
})(document.currentScript);
