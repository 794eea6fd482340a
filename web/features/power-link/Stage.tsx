import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { useMessageText } from '#web/i18n/LanguageProvider.tsx';
import { Actions } from '#web/ui/Actions.tsx';
import { Button } from '#web/ui/Button.tsx';
import type { Outcome } from './power-link.ts';

// Not the ids of /login, whose form may stand on the same page.
const FIELD = 'power-link-field';
/** A second field of a stage, where it has one. */
export const ALSO = 'power-link-also';

interface Props {
  lead: string;
  submit: string;
  attempt: (typed: string, also: string) => Promise<Outcome>;
  onDone: (profileId?: string) => void;
  children: (field: { id: string; name: string; error: string | undefined; required: true }) => ReactNode;
}

/** One question and its answer. The field has the focus when the stage begins and whenever the answer was wrong. */
export function Stage({ lead, submit, attempt, onDone, children }: Props) {
  const messageText = useMessageText();
  const form = useRef<HTMLFormElement>(null);
  const [outcome, setOutcome] = useState<Outcome>({ problem: null });
  const [isAsking, setIsAsking] = useState(false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each outcome is a new object, even with the same sentence
  useEffect(() => {
    // The dialog takes the focus when it opens, which is after this.
    const frame = requestAnimationFrame(() => form.current?.querySelector('input')?.focus());
    return () => cancelAnimationFrame(frame);
  }, [outcome]);

  async function send(event: FormEvent) {
    event.preventDefault();
    if (!form.current) return;
    setIsAsking(true);
    const typed = new FormData(form.current);
    const found = await attempt(String(typed.get(FIELD) ?? ''), String(typed.get(ALSO) ?? ''));
    setIsAsking(false);
    if (found.problem) setOutcome(found);
    else onDone(found.profileId);
  }

  return (
    <form ref={form} noValidate onSubmit={send}>
      <p>{lead}</p>
      {children({
        id: FIELD,
        name: FIELD,
        error: outcome.problem ? messageText(outcome.problem) : undefined,
        required: true,
      })}
      <Actions>
        <Button isBusy={isAsking}>{submit}</Button>
      </Actions>
    </form>
  );
}
