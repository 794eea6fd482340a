import { useEffect } from 'react';
import { useNavigate, useNavigation } from 'react-router';
import { KEYS_HELP } from '#web/office/queue/KeysHelp.tsx';
import { addressOfItem } from './ApprovalQueue.tsx';

/** The ids of the page's parts that the keys press. */
export const PARTS = { a: 'approve', s: 'send-back', r: 'reject', '?': KEYS_HELP } as const;

/** The steps of the keys that move through the queue. */
const STEPS: Readonly<Record<string, number>> = { j: 1, k: -1 };

interface QueuePage {
  items: readonly { id: number }[];
  page: number;
  near: string;
}

/**
 * Handles the keyboard: j and k move through the queue, the other keys press parts of the page. Keys do nothing while
 * the reader types, a navigation is running, or no item is open.
 */
export function useKeys({ items, page, near }: QueuePage, openId: number | undefined): void {
  const navigate = useNavigate();
  const isIdle = useNavigation().state === 'idle';
  useEffect(() => {
    if (openId === undefined) return;
    const onKey = (event: KeyboardEvent) => {
      const { key, target, repeat, ctrlKey, metaKey, altKey } = event;
      const isWriting = target instanceof HTMLElement && target.matches('input, textarea, select');
      if (!isIdle || repeat || ctrlKey || metaKey || altKey || isWriting) return;
      const openIndex = items.findIndex(({ id }) => id === openId);
      const step = STEPS[key];
      const next = step === undefined ? undefined : items[openIndex + step];
      if (next) navigate(addressOfItem(next.id, { page, near }), { preventScrollReset: true });
      if (isPart(key)) press(PARTS[key]);
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [items, page, near, openId, isIdle, navigate]);
}

const isPart = (key: string): key is keyof typeof PARTS => key in PARTS;

/** Opens the details with this id and focuses its first field, or clicks the button with this id or inside it. */
function press(id: string): void {
  const part = document.getElementById(id);
  if (part instanceof HTMLDetailsElement) {
    part.open = true;
    part.querySelector<HTMLElement>('select, textarea, summary')?.focus();
  } else if (part instanceof HTMLButtonElement) part.click();
  else part?.querySelector('button')?.click();
}
