import type { ReturnedDraft } from '#contract/call.ts';
import { showQuestions } from '#contract/questions.ts';
import { load as loadCall } from '#web/api/load.ts';
import { loadUnless } from '#web/api/load-unless.ts';
import type { Visit } from '#web/api/visit.ts';
import type { TogetherStepProps } from '#web/fields/together-step.ts';
import { useLanguage } from '#web/i18n/LanguageProvider.tsx';
import { readableName } from '#words/readable-name.ts';
import { Questions } from './Questions.tsx';
import { answerDeeds, passDeeds } from './questions.actions.ts';

const FORBIDDEN = 403;

type Loaded = ReturnedDraft<typeof showQuestions> | null;

/** Loads the questions; null for everybody except the bride and the groom. */
export const load = (visit: Visit, member: string): Promise<Loaded> =>
  loadUnless(FORBIDDEN, loadCall(visit, showQuestions, { member }));

export const actions = { ...answerDeeds.actions, ...passDeeds.actions };

/** The questions as a step of two families. */
export function Component({ member, shown, loaded }: TogetherStepProps<Loaded>) {
  const name = readableName(shown.member, useLanguage());
  return <Questions member={member} name={name} loaded={loaded} />;
}
