import type { ReturnedDraft } from '#contract/call.ts';
import { showDecided } from '#contract/decided.ts';
import { load as loadCall } from '#web/api/load.ts';
import type { Visit } from '#web/api/visit.ts';
import { PressSteps } from '#web/fields/PressStep.tsx';
import { type TogetherStepProps, viewOf } from '#web/fields/together-step.ts';
import { useLanguage, useTexts } from '#web/i18n/LanguageProvider.tsx';
import { momentInIndia } from '#words/numbers.ts';
import { decidedTexts } from './decided.texts.ts';

type Loaded = ReturnedDraft<typeof showDecided>;

/** Loads whether and from when the two are engaged. */
export const load = (visit: Visit, member: string): Promise<Loaded> => loadCall(visit, showDecided, { member });

/** Shows whether the match is fixed, the consequences, and the buttons of the reader's family. */
export function Component({ member, shown, loaded }: TogetherStepProps<Loaded>) {
  const t = useTexts(decidedTexts);
  const language = useLanguage();
  const view = viewOf(shown, 'decided');
  const engagedFromText = loaded.engagedFrom && momentInIndia(loaded.engagedFrom, language);
  const stateText = (): string => {
    if (loaded.isEngaged) return t.engaged(engagedFromText);
    if (engagedFromText) return t.both(engagedFromText);
    if (view.mine) return t.mine;
    return view.theirs ? t.theirs : t.none;
  };
  return (
    <>
      <p>{t.about}</p>
      <p>
        <strong>{stateText()}</strong>
      </p>
      <PressSteps member={member} view={view} options={[{ value: 'Yes', label: t.press }]} />
      <h2>{t.after}</h2>
      <ul>
        <li>{t.thenSeen}</li>
        <li>{t.thenWaiting}</li>
        <li>{t.thenOthers}</li>
        <li>{t.thenUs}</li>
      </ul>
      <p>{t.back}</p>
    </>
  );
}
