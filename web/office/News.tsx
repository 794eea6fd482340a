import { type ReactNode, useEffect, useRef } from 'react';
import { useActionData } from 'react-router';
import { Notice } from '#web/ui/Notice.tsx';

/** What a form has brought and is shown once, a code or a link: it stands where *Saved* would, and is read first. */
export function News({ title, children }: { title?: ReactNode; children: ReactNode }) {
  const result = useActionData();
  const notice = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a second answer brings a code of its own
  useEffect(() => notice.current?.focus(), [result]);
  return (
    <Notice tone="info" title={title} ref={notice}>
      {children}
    </Notice>
  );
}
