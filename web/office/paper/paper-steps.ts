import { paperForm } from '#contract/staff/paper.ts';
import { leavesOf, type PathOf } from '#contract/wire.ts';
import { type FormAddress, formSteps } from '#web/forms/steps.ts';

/** The path of an answer on the paper form. */
export type PaperPath = PathOf<typeof paperForm.fields>;

/** The families' steps, in the order of a printed biodata. No step is listed twice. */
const PRINTED: readonly (readonly [page: FormAddress, step: string])[] = [
  ['/personal-information', 'birth'],
  ['/personal-information', 'person'],
  ['/personal-information', 'bloodline'],
  ['/personal-information', 'work'],
  ['/personal-information', 'home'],
  ['/matching-profile/about-me', 'words'],
  ['/personal-information', 'parents'],
  ['/personal-information', 'family'],
  ['/paternal-bibliography', 'parent'],
  ['/paternal-bibliography', 'grandfather'],
  ['/paternal-bibliography', 'greatGrandfather'],
  ['/maternal-bibliography', 'parent'],
  ['/maternal-bibliography', 'grandfather'],
  ['/maternal-bibliography', 'greatGrandfather'],
  ['/communication-details', 'address'],
];

/** A step of a family's form, with the answers that the paper form has for it. */
export interface PaperStep {
  page: FormAddress;
  step: string;
  paths: readonly PaperPath[];
}

/** The paths of all answers on the paper form. */
const paperPaths: ReadonlySet<string> = new Set(leavesOf(paperForm.fields).map(([path]) => path.join('.')));

/** The steps with their controls for paper entry. Health questions are left out. */
export const paperSteps: readonly PaperStep[] = PRINTED.map(([page, step]) => {
  const answers = Object.entries<readonly string[]>(formSteps[page]).find(([name]) => name === step)?.[1] ?? [];
  return { page, step, paths: answers.map(nameOnPaper).filter(isPaperPath) };
});

function isPaperPath(path: string): path is PaperPath {
  return paperPaths.has(path);
}

/**
 * Returns an answer's name on the paper form. Only the two lineage forms need their prefix, because their names are the
 * same.
 */
function nameOnPaper(answer: string): string {
  return /^(paternal|maternal)\./.test(answer) ? answer : answer.slice(answer.indexOf('.') + 1);
}
