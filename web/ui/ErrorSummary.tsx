import { type MouseEvent, useEffect, useRef } from 'react';
import { leadTo } from './lead-to.ts';
import { Notice } from './Notice.tsx';

interface Props {
  title: string;
  /** Messages keyed by field id, in the order of the page. */
  errors: Readonly<Record<string, string | undefined>>;
}

/** A list of errors, each with a link to its field. It takes the focus each time the form returns with errors. */
export function ErrorSummary({ title, errors }: Props) {
  const box = useRef<HTMLDivElement>(null);
  const entries = Object.entries(errors).filter(([, sentence]) => sentence);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each answer creates a new errors object, and only then the summary takes the focus
  useEffect(() => box.current?.focus(), [errors]);

  if (entries.length === 0) return null;
  return (
    <Notice tone="error" title={title} ref={box} isErrors>
      <ul>
        {entries.map(([id, sentence]) => (
          <li key={id}>
            <a href={`#${id}`} onClick={(event) => focusField(event, id)}>
              {sentence}
            </a>
          </li>
        ))}
      </ul>
    </Notice>
  );
}

function focusField(event: MouseEvent, id: string): void {
  const field = document.getElementById(id);
  if (!field) return;
  event.preventDefault();
  leadTo(field);
}
