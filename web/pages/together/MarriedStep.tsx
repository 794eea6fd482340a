import type { Visit } from '#web/api/visit.ts';
import { CoupleStory, loadStory, storyActions } from '#web/features/couple-stories/CoupleStory.tsx';
import { AfterWedding, letterActions, loadLetters } from '#web/features/married-letters/AfterWedding.tsx';
import * as marriedFacts from '#web/features/together/MarriedStep.tsx';
import { type TogetherStepProps, viewOf } from '#web/fields/together-step.ts';

/** Loads the facts of the wedding, the couple's story, and the facts about the trust's e-mails after the wedding. */
export async function load(visit: Visit, member: string) {
  const [facts, story, letters] = await Promise.all([
    marriedFacts.load(visit, member),
    loadStory(visit, member),
    loadLetters(visit),
  ]);
  return { facts, story, letters };
}

/** The actions of the facts, the story and the e-mails. */
export const actions = { ...marriedFacts.actions, ...storyActions, ...letterActions };

/** The wedding: that the two are married, the story that they may write, and whom to contact afterwards. */
export function Component({ loaded, ...props }: TogetherStepProps<Awaited<ReturnType<typeof load>>>) {
  const { facts, story, letters } = loaded;
  const factsForm = <marriedFacts.Component {...props} loaded={facts} />;
  return (
    <>
      {story?.areMarried ? <CoupleStory member={props.member} facts={story} /> : factsForm}
      {viewOf(props.shown, 'married').mine !== '' && <AfterWedding facts={letters} />}
      {story?.areMarried && <section>{factsForm}</section>}
    </>
  );
}
