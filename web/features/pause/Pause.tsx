import type { ReturnedDraft } from '#contract/call.ts';
import { AWAY, type PauseKind, pauseProfile, resumeProfile, type showPause } from '#contract/pause.ts';
import { ChoiceSelect } from '#web/fields/ChoiceSelect.tsx';
import { deeds } from '#web/forms/actions.ts';
import { useLanguage, useTexts } from '#web/i18n/LanguageProvider.tsx';
import { LinkButton } from '#web/ui/LinkButton.tsx';
import { SelectField } from '#web/ui/SelectField.tsx';
import { TextAreaField } from '#web/ui/TextAreaField.tsx';
import { pauseReasons } from '#words/choices/pause.ts';
import { dayInIndia } from '#words/numbers.ts';
import { pauseTexts } from './pause.texts.ts';

/** The small forms that pause the profile, report the end of the search, and show the profile again. */
export const pauseDeeds = deeds({ paused: pauseProfile, settled: pauseProfile, resume: resumeProfile });

const { Deed } = pauseDeeds;

type Texts = (typeof pauseTexts)['en'];

interface Props {
  pause: ReturnedDraft<typeof showPause>;
}

/**
 * States since when and why the profile is paused, settled, engaged or married, with a button to show it again. Renders
 * nothing otherwise. `isJustSaid` leaves out the sentence, because a notice above has just given it.
 */
export function PauseState({ pause, isJustSaid }: Props & { isJustSaid: boolean }) {
  const t = useTexts(pauseTexts);
  const language = useLanguage();
  if (pause.kind === '') return null;
  const since = pause.since && dayInIndia(pause.since, language);
  return (
    <>
      {!isJustSaid && <p>{stateText(pause, since, t)}</p>}
      {pause.withMember === '' ? (
        <Deed deed="resume" label={t.resume} look="primary" />
      ) : (
        <LinkButton to={`/matching-profile/${pause.withMember}/together?step=decided`}>{t.toTogether}</LinkButton>
      )}
    </>
  );
}

/** Returns the sentence about the state; `since` is a day in words, or `''`. */
function stateText({ kind, reason, withMember }: Props['pause'], since: string, t: Texts): string {
  if (kind === 'engaged') return withMember === '' ? t.isEngagedAlone(since) : t.isEngaged(since);
  if (kind === 'married') return t.isMarried(since);
  if (reason === AWAY) return t.isAway;
  return kind === 'paused' ? t.isPaused(since) : t.isSettled(since);
}

/** A form that removes the profile from all lists: for a while (`paused`), or for good (`settled`). */
export function PauseForm({ kind, accepted }: { kind: PauseKind } & Pick<Props['pause'], 'accepted'>) {
  const t = useTexts(pauseTexts);
  const families = accepted.map(({ memberId, name }) => ({ value: memberId, label: `${name} (${memberId})` }));
  return (
    <Deed deed={kind} label={t[kind]} sent={{ kind }}>
      {(field) => (
        <>
          <ChoiceSelect {...field('reason')} label={t.reason} names={pauseReasons[kind]} required />
          {kind === 'settled' && families.length > 0 && (
            <SelectField {...field('settledWith')} label={t.with} placeholder={t.withNone} options={families} />
          )}
          <TextAreaField {...field('words')} label={t.words} rows={2} />
        </>
      )}
    </Deed>
  );
}
