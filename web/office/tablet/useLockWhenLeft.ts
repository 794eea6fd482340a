import { useEffect } from 'react';

/** A tablet that nobody touches for this time is locked. */
const UNTOUCHED_MS = 5 * 60_000;

/** Locks an unattended tablet: its screen is off, another page is in front, or it was not touched for a while. */
export function useLockWhenLeft(isOpen: boolean, lock: () => void): void {
  useEffect(() => {
    if (!isOpen) return;
    let timer = setTimeout(lock, UNTOUCHED_MS);
    const onTouch = () => {
      clearTimeout(timer);
      timer = setTimeout(lock, UNTOUCHED_MS);
    };
    const lockIfHidden = () => {
      if (document.hidden) lock();
    };
    lockIfHidden();
    document.addEventListener('visibilitychange', lockIfHidden);
    document.addEventListener('pointerdown', onTouch);
    document.addEventListener('keydown', onTouch);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', lockIfHidden);
      document.removeEventListener('pointerdown', onTouch);
      document.removeEventListener('keydown', onTouch);
    };
  }, [isOpen, lock]);
}
