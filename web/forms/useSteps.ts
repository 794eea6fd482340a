import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate, useNavigation, useSearchParams } from 'react-router';
import type { Message } from '#contract/message.ts';
import { leadTo } from '#web/ui/lead-to.ts';
import { STEP } from './step-controls.ts';
import { type FormAddress, pathsOf, stepsOf } from './steps.ts';
import type { FormPage } from './useFormPage.ts';

/** The options of `useSteps`. */
interface Options {
  page: FormPage;
  address: FormAddress;
  /** The stored values, keyed by control name. */
  values: Readonly<Record<string, string>>;
  /** Whether this reader is asked for a control. */
  isAsked: (path: string) => boolean;
}

/**
 * Returns which step of a form is open (`current`) and how many answers of each step are missing. Moves to the next
 * step after a save; `saved` is the message of that save.
 */
export function useSteps({ page, address, values, isAsked }: Options) {
  const steps = stepsOf(address).map((step) => {
    const paths = pathsOf(address, step).filter(isAsked);
    return { step, missingCount: unanswered(paths, values).length, paths };
  });
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const { hash } = useLocation();
  // By default a form opens at the first unfinished step, and stays there while it is filled in.
  const [firstOpen] = useState(() => (steps.find(({ missingCount }) => missingCount > 0) ?? steps[0])?.step ?? '');
  const stepOf = (path: string) => steps.find(({ paths }) => paths.includes(path))?.step;
  const requested = steps.find(({ step }) => step === search.get(STEP))?.step ?? firstOpen;
  // A step with errors is open: the requested one if it has any, otherwise the first that has.
  const [firstWithErrors] = Object.keys(page.errors).map(stepOf).filter(Boolean);
  const hasErrors = Object.keys(page.errors).some((path) => stepOf(path) === requested);
  const current = hasErrors ? requested : (firstWithErrors ?? requested);

  // The message of a save is shown at the following step.
  const [savedStep, setSavedStep] = useState<{ at: string; message: Message | null }>();
  const { result, isDone } = page;
  const { state } = useNavigation();
  // A navigation during loading would prevent the stored values from being reloaded.
  const isLoaded = state === 'idle';
  // biome-ignore lint/correctness/useExhaustiveDependencies: each answer leads to the next step once
  useEffect(() => {
    const next = steps[steps.findIndex(({ step }) => step === result?.step) + 1]?.step;
    if (!isLoaded || !isDone || !result?.step || result.isLate || !next) return;
    setSavedStep({ at: next, message: result.message });
    navigate(`?${STEP}=${next}`, { defaultShouldRevalidate: false, preventScrollReset: true });
  }, [result, isLoaded]);

  const isFirst = useRef(true);
  const heading = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs again for another step or another fragment
  useEffect(() => {
    const isArrival = isFirst.current;
    isFirst.current = false;
    const control = hash && document.getElementById(decodeURIComponent(hash.slice(1)));
    // Runs after the frame has moved the focus to the page's heading.
    if (control) queueMicrotask(() => leadTo(control));
    else if (!isArrival) heading.current?.focus({ preventScroll: true });
    if (!control && !isArrival) window.scrollTo({ top: 0, behavior: 'instant' });
  }, [current, hash]);

  return { steps, current, heading, saved: savedStep?.at === current && !result ? savedStep.message : undefined };
}

type Values = Readonly<Record<string, string>>;

/**
 * Answers that do not count for the completeness of a step. The completeness meter ignores them too, if it counts the
 * form.
 */
const NOT_COUNTED: readonly string[] = [
  'line2',
  'birthPlaceId',
  'diseaseReport',
  'horoscope',
  'siblingNotes',
  'brothersMarried',
  'sistersMarried',
  'household',
  'peopleAtHome',
  'children',
  'childrenAges',
  'nakshatra',
  'pada',
  'photoFor',
  'homeFor',
  'religionWords',
  'skinColour',
  'horoscopeCounts',
  'eats',
  'fatherNow',
  'motherNow',
  'paternalGrandmother',
  'maternalGrandmother',
  'mamaHouse',
  'residence',
  'incomeAbroad',
  'incomeCurrency',
];
/**
 * Matches further answers that do not count: those about the guardian, `now` of an ancestor, and the ticks for "nobody
 * knows".
 */
const NEVER_COUNTED = /^guardian\.|(^|\.)now$|Unknown$/;

/** Returns the required controls that are still empty. */
export const unanswered = (paths: readonly string[], values: Values): string[] =>
  paths.filter((path) => !NOT_COUNTED.includes(path) && !NEVER_COUNTED.test(path) && !isAnswered(path, values));

/** Whether an answer is given, or another answer shows that it does not apply. */
function isAnswered(path: string, values: Values): boolean {
  /** Returns the value of the control with this last name beside the path, such as `father.caste`. */
  const beside = (lastName: string) => values[path.replace(/[^.]+$/, lastName)] ?? '';
  if (values[path]) return true;
  // These questions do not apply to a person who never married.
  if (/^(marriageEnded|childrenWith)$/.test(path)) return values.maritalStatus === 'Never Married';
  // "Nobody knows" is an answer.
  if (values[`${path}Unknown`] === 'Yes') return true;
  // A person with a caste is not asked for a tribe.
  if (/(^|\.)tribe$/.test(path)) return beside('caste') !== '' || beside('casteUnknown') === 'Yes';
  // A district is stored either by id or by name.
  if (/(^|\.)name$/.test(path)) return beside('id') !== '';
  if (/\.id$/.test(path)) return beside('name') !== '';
  const isWithoutDisease = beside('chronicDisease') === 'No' || beside('chronicDiseaseUnknown') === 'Yes';
  return path.endsWith('chronicDiseaseDetails') && isWithoutDisease;
}
