import type { ReturnedDraft } from '#contract/call.ts';
import { AWAY, type PauseKind, type showPause } from '#contract/pause.ts';
import { ChoiceSelect } from '#web/fields/ChoiceSelect.tsx';
import { useLanguage, useTexts } from '#web/i18n/LanguageProvider.tsx';
import { Accordion } from '#web/ui/Accordion.tsx';
import { TextAreaField } from '#web/ui/TextAreaField.tsx';
import { pauseReasons } from '#words/choices/pause.ts';
import { dayInIndia } from '#words/numbers.ts';
import { pauseDeeds } from './pause.deeds.ts';
import { pauseTexts } from './pause.texts.ts';

const { Deed } = pauseDeeds;

interface Props {
  pause: ReturnedDraft<typeof showPause>;
  /** The form that has come back with an error. */
  refused: string;
}

/** Out of everybody's lists, for a while or for good, and back. */
export function Pause({ pause, refused }: Props) {
  const t = useTexts(pauseTexts);
  const language = useLanguage();
  const since = pause.since && dayInIndia(pause.since, language);
  const item = (kind: PauseKind, { heading, content, label }: Record<'heading' | 'content' | 'label', string>) => ({
    id: kind,
    heading,
    isOpen: refused === kind,
    content: (
      <>
        <p>{content}</p>
        <PauseForm kind={kind} label={label} />
      </>
    ),
  });
  return (
    <>
      {pause.kind !== '' && (
        <>
          <p>{pause.reason === AWAY ? t.isAway : pause.kind === 'paused' ? t.isPaused(since) : t.isSettled(since)}</p>
          <Deed deed="resume" label={t.resume} look="primary" />
        </>
      )}
      <Accordion
        items={[
          ...(pause.kind === 'paused'
            ? []
            : [item('paused', { heading: t.pause, content: t.pauseText, label: t.pauseNow })]),
          ...(pause.kind === 'settled'
            ? []
            : [item('settled', { heading: t.settled, content: t.settledText, label: t.settledNow })]),
        ]}
      />
    </>
  );
}

function PauseForm({ kind, label }: { kind: PauseKind; label: string }) {
  const t = useTexts(pauseTexts);
  return (
    <Deed deed={kind} label={label} sent={{ kind }}>
      {(field) => (
        <>
          <ChoiceSelect {...field('reason')} label={t.reason} names={pauseReasons[kind]} required />
          <TextAreaField {...field('words')} label={t.words} rows={2} />
        </>
      )}
    </Deed>
  );
}
