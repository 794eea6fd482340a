import { type ReactNode, useEffect, useRef } from 'react';
import { useActionData } from 'react-router';
import { Notice } from '#web/ui/Notice.tsx';

/**
 * A result that is shown only once, such as a code or a link. It replaces the notice *Saved* and receives the focus.
 */
export function OneTimeResult({ title, children }: { title?: ReactNode; children: ReactNode }) {
  const result = useActionData();
  const notice = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a second answer contains another code, which gets the focus too
  useEffect(() => notice.current?.focus(), [result]);
  return (
    <Notice tone="info" title={title} ref={notice}>
      {children}
    </Notice>
  );
}
