import { useEffect, useRef, useState } from 'react';
import { useLocation, useRevalidator } from 'react-router';
import { sendUnsent } from '#web/api/send-unsent.ts';
import { isAt, type Unsent } from '#web/api/unsent.ts';
import { KeptNotice } from './KeptNotice.tsx';
import { formPartOf } from './keep-unsent.ts';
import { useUnsent } from './useUnsent.ts';

interface Props {
  /** The values that the form sends besides the words. */
  sent: Readonly<Record<string, string>>;
  /** Called with a message that has waited since an earlier visit. */
  onFind: (typed: Unsent['typed']) => void;
  /** Called when a message of this form has arrived. */
  onArrive: (typed: Unsent['typed']) => void;
}

/** Handles a message to another family that waits on this device for a network. */
export function KeptLetter({ sent, ...handlers }: Props) {
  const { pathname } = useLocation();
  const { revalidate } = useRevalidator();
  const part = formPartOf((name) => sent[name]);
  const [waiting] = useUnsent().filter((unsent) => isAt(unsent, pathname) && unsent.part === part);
  const [arrived, setArrived] = useState<Unsent>();
  const latest = useRef(handlers);
  useEffect(() => {
    latest.current = handlers;
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, when the form is opened
  useEffect(() => {
    if (waiting) latest.current.onFind(waiting.typed);
  }, []);

  useEffect(
    () =>
      sendUnsent((unsent) => {
        if (!isAt(unsent, pathname) || unsent.part !== part) return;
        setArrived(unsent);
        latest.current.onArrive(unsent.typed);
        void revalidate();
      }),
    [pathname, part, revalidate],
  );

  return <KeptNotice waiting={waiting} arrived={arrived} />;
}
