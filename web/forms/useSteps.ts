import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate, useNavigation, useSearchParams } from 'react-router';
import type { Message } from '#contract/message.ts';
import { leadTo } from '#web/ui/lead-to.ts';
import { STEP } from './step-controls.ts';
import { type FormAddress, pathsOf, stepsOf } from './steps.ts';
import type { FormPage } from './useFormPage.ts';

interface Options {
  page: FormPage;
  address: FormAddress;
  /** What is stored, by the names of the controls. */
  values: Readonly<Record<string, string>>;
  /** Controls that this reader is not asked. */
  isAsked: (path: string) => boolean;
}

/** Which step of a form is open, what of each is still empty, and the way on after a save. */
export function useSteps({ page, address, values, isAsked }: Options) {
  const steps = stepsOf(address).map((step) => {
    const asked = pathsOf(address, step).filter(isAsked);
    return { step, left: unanswered(asked, values).length, paths: asked };
  });
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const { hash } = useLocation();
  // Where nothing else is said a form opens at what is still to be written, and stays there while that is written.
  const [first] = useState(() => (steps.find(({ left }) => left > 0) ?? steps[0])?.step ?? '');
  const named = (path: string) => steps.find(({ paths }) => paths.includes(path))?.step;
  const asked = steps.find(({ step }) => step === search.get(STEP))?.step ?? first;
  const [broken] = Object.keys(page.errors).map(named).filter(Boolean);
  const isBroken = Object.keys(page.errors).some((path) => named(path) === asked);
  const current = isBroken ? asked : (broken ?? asked);

  // What was said of a save is said at the step that follows it.
  const [saved, setSaved] = useState<{ at: string; message: Message | null }>();
  const { result, isDone } = page;
  const { state } = useNavigation();
  // Going on at once would keep what is stored now from being loaded.
  const isLoaded = state === 'idle';
  // biome-ignore lint/correctness/useExhaustiveDependencies: each answer leads on once
  useEffect(() => {
    const next = steps[steps.findIndex(({ step }) => step === result?.step) + 1]?.step;
    if (!isLoaded || !isDone || !result?.step || result.isLate || !next) return;
    setSaved({ at: next, message: result.message });
    navigate(`?${STEP}=${next}`, { defaultShouldRevalidate: false, preventScrollReset: true });
  }, [result, isLoaded]);

  const isFirst = useRef(true);
  const heading = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another place in the form is another arrival
  useEffect(() => {
    const isArrival = isFirst.current;
    isFirst.current = false;
    const control = hash && document.getElementById(decodeURIComponent(hash.slice(1)));
    // After the frame, which leads to the page's heading on arrival.
    if (control) queueMicrotask(() => leadTo(control));
    else if (!isArrival) heading.current?.focus({ preventScroll: true });
    if (!control && !isArrival) window.scrollTo({ top: 0, behavior: 'instant' });
  }, [current, hash]);

  return { steps, current, heading, saved: saved?.at === current && !result ? saved.message : undefined };
}

type Values = Readonly<Record<string, string>>;

/** Answers that a step is done without. As far as the meter counts a form it does without them too. */
const SPARE =
  /^(line2|birthPlaceId|diseaseReport|horoscope|siblingNotes|brothersMarried|sistersMarried|household|peopleAtHome|children|childrenAges|nakshatra|pada|photoFor|homeFor|religionWords|skinColour|horoscopeCounts|eats|fatherNow|motherNow|paternalGrandmother|maternalGrandmother|mamaHouse|residence|incomeAbroad|incomeCurrency|guardian\..+)$|(^|\.)(nameUnknown|now)$/;

/** Which of these controls are still empty, of those that count. */
export const unanswered = (paths: readonly string[], values: Values): string[] =>
  paths.filter((path) => !SPARE.test(path) && !path.endsWith('Unknown') && !isAnswered(path, values));

function isAnswered(path: string, values: Values): boolean {
  const beside = (name: string) => values[path.replace(/[^.]+$/, name)] ?? '';
  if (values[path]) return true;
  // A person who never married has nothing to say of it.
  if (/^(marriageEnded|childrenWith)$/.test(path)) return values.maritalStatus === 'Never Married';
  // That nobody knows it is an answer.
  if (values[`${path}Unknown`] === 'Yes') return true;
  // Who has a caste is asked for no tribe.
  if (/(^|\.)tribe$/.test(path)) return beside('caste') !== '' || beside('casteUnknown') === 'Yes';
  // A district is written in one of two places.
  if (/(^|\.)name$/.test(path)) return beside('id') !== '';
  if (/\.id$/.test(path)) return beside('name') !== '';
  const isWithoutDisease = beside('chronicDisease') === 'No' || beside('chronicDiseaseUnknown') === 'Yes';
  return path.endsWith('chronicDiseaseDetails') && isWithoutDisease;
}
