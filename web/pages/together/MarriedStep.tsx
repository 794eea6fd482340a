import type { Visit } from '#web/api/visit.ts';
import { CoupleStory, loadStory, type StoryFacts, storyActions } from '#web/features/couple-stories/CoupleStory.tsx';
import {
  AfterWedding,
  type LetterFacts,
  letterActions,
  loadLetters,
} from '#web/features/married-letters/AfterWedding.tsx';
import { PressSteps } from '#web/fields/PressStep.tsx';
import { type TogetherStepProps, viewOf } from '#web/fields/together-step.ts';
import { useTexts } from '#web/i18n/LanguageProvider.tsx';
import { marriedStepTexts } from './married-step.texts.ts';

interface Loaded {
  story: StoryFacts | null;
  letters: LetterFacts | null;
}

export async function load(visit: Visit, member: string): Promise<Loaded> {
  const [story, letters] = await Promise.all([loadStory(visit, member), loadLetters(visit)]);
  return { story, letters };
}

export const actions = { ...storyActions, ...letterActions };

/** That the two are married, what they may tell of it, and who listens afterwards. */
export function Component({ member, shown, loaded }: TogetherStepProps<Loaded>) {
  const t = useTexts(marriedStepTexts);
  const view = viewOf(shown, 'married');
  return (
    <>
      <CoupleStory member={member} facts={loaded.story} />
      {!loaded.story?.areMarried && <p>{t.about}</p>}
      {view.mine !== '' && !loaded.story?.areMarried && <p>{t.mine}</p>}
      {view.theirs !== '' && !loaded.story?.areMarried && <p>{t.theirs}</p>}
      <PressSteps member={member} view={view} options={[{ value: 'Yes', label: t.press }]} />
      {view.mine !== '' && <AfterWedding facts={loaded.letters} />}
    </>
  );
}
