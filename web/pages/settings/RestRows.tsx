import type { ReturnedDraft } from '#contract/call.ts';
import { OUTCOME } from '#contract/outcome.ts';
import type { showPause } from '#contract/pause.ts';
import { PauseForm } from '#web/features/pause/Pause.tsx';
import { QuietWord } from '#web/features/quiet-word/QuietWord.tsx';
import type { FormResult } from '#web/forms/form-action.ts';
import { useTexts } from '#web/i18n/LanguageProvider.tsx';
import { ActionRows, type Way } from '#web/ui/ActionRows.tsx';
import { settingsTexts } from './settings.texts.ts';

/** The kinds of pause in which a family cannot pause the profile (again). */
const WITHOUT_PAUSE: readonly string[] = ['paused', 'engaged', 'married'];

interface Props {
  pause: ReturnedDraft<typeof showPause>;
  /** True if the family has chosen to be shown. */
  isShown: boolean;
  mayQuietWord: boolean;
  /** The result of the form that was sent last. */
  sent: FormResult | undefined;
}

/** The ways to withdraw: to pause, to stop being shown, a quiet word, and the deletion of the profile. */
export function RestRows({ pause, isShown, mayQuietWord, sent }: Props) {
  const t = useTexts(settingsTexts);
  const isRefused = (deed: string) => sent?.deed === deed && sent.code !== OUTCOME.done;
  const ways: Way[] = [];
  if (!WITHOUT_PAUSE.includes(pause.kind))
    ways.push({
      key: 'paused',
      name: t.pause,
      said: t.pauseSeen,
      back: t.pauseBack,
      isOpen: isRefused('paused'),
      control: <PauseForm kind="paused" accepted={pause.accepted} />,
    });
  if (isShown && pause.kind === '')
    ways.push({ key: 'stop', name: t.stop, said: t.stopSeen, to: '/matching-profile#showing' });
  if (mayQuietWord)
    ways.push({
      key: 'quiet',
      name: t.quiet,
      said: t.quietSaid,
      isOpen: isRefused('quietWord'),
      control: <QuietWord key={sent?.code} />,
    });
  ways.push({ key: 'erase', name: t.erase, said: t.eraseSeen, to: '/delete-profile' });
  return <ActionRows ways={ways} />;
}
