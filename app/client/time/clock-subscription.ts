/**
 * What useSyncExternalStore subscribes with where a value changes with the clock.
 * @param delay milliseconds from now until the value changes
 */
export function clockSubscription(delay: () => number): (changed: () => void) => () => void {
  return (changed) => {
    let timer: ReturnType<typeof setTimeout>;
    const wait = () => {
      timer = setTimeout(tick, delay());
    };
    const tick = () => {
      changed();
      wait();
    };
    // A device that sleeps fires no timer in time, but its page becomes visible again.
    document.addEventListener("visibilitychange", changed);
    wait();
    return () => {
      clearTimeout(timer);
      document.removeEventListener("visibilitychange", changed);
    };
  };
}
