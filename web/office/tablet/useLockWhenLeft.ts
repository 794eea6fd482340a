import { useEffect } from 'react';

const UNTOUCHED_MS = 5 * 60_000;

/** Locks an unattended tablet: its screen is off, another page is in front, or it was not touched for five minutes. */
export function useLockWhenLeft(isOpen: boolean, lock: () => void): void {
  useEffect(() => {
    if (!isOpen) return;
    let waiting = setTimeout(lock, UNTOUCHED_MS);
    const isTouched = () => {
      clearTimeout(waiting);
      waiting = setTimeout(lock, UNTOUCHED_MS);
    };
    const isHidden = () => {
      if (document.hidden) lock();
    };
    isHidden();
    document.addEventListener('visibilitychange', isHidden);
    document.addEventListener('pointerdown', isTouched);
    document.addEventListener('keydown', isTouched);
    return () => {
      clearTimeout(waiting);
      document.removeEventListener('visibilitychange', isHidden);
      document.removeEventListener('pointerdown', isTouched);
      document.removeEventListener('keydown', isTouched);
    };
  }, [isOpen, lock]);
}
