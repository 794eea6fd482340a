import { type FormEvent, type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import { useActionData, useNavigate, useNavigation } from 'react-router';
import { normalPhone } from '#contract/dial.ts';
import type { Form } from '#contract/form.ts';
import { OUTCOME } from '#contract/outcome.ts';
import { asciiDigits } from '#contract/pasted.ts';
import { needsCountry } from '#contract/phone.ts';
import { type Fields, leavesOf, type PathOf, valueAtPath } from '#contract/wire.ts';
import { keepDraft } from '#web/api/session.ts';
import { useMessageText } from '#web/i18n/LanguageProvider.tsx';
import { restoreDraft, typedValuesIn } from './draft.ts';
import type { FormResult } from './form-action.ts';

/** The options of `useFormPage`. */
interface Options<Extra extends string> {
  /** The answer with the stored values. */
  loaded?: unknown;
  /** The initial values, keyed by the dotted paths of our names, if they differ from the stored ones. */
  initial?: Readonly<Record<string, string>>;
  /** Controls that only the page has, such as a password typed twice. */
  also?: readonly Extra[];
  /** The name under which this tab stores the input until it has been saved. Secrets are never stored. */
  draft?: string;
  /** Whether an answer may be stored in the tab. Health answers may not. */
  isKept?: (path: string) => boolean;
  /** Returns the input that remains unsaved after a save of one part of the form. */
  leave?: (form: HTMLFormElement, result: FormResult) => Record<string, string>;
  /** True if the page also has small forms (`deeds`), whose results are shown elsewhere. */
  isAmongDeeds?: boolean;
  /** Milliseconds for which a success is shown before the page moves on (specification, section 9). */
  delayMs?: number;
}

/**
 * `Path` is the union of the names of the page's controls. A page with more controls is assignable to one with fewer.
 */
export interface FormPage<Path extends string = never> {
  /** For `<Form {...form}>`. */
  form: {
    method: 'post';
    noValidate: true;
    ref: RefObject<HTMLFormElement | null>;
    onInput: (event: FormEvent) => void;
  };
  /** The props of a field of `web/ui`: its name, its value, and its error in the reader's words. */
  field: (path: Path) => { name: string; defaultValue: string; error: string | undefined };
  /** For `<ErrorSummary>`. The object stays the same until the next answer. */
  errors: Record<string, string>;
  /** The outcome in the reader's words, or `''`. */
  message: string;
  isSending: boolean;
  isDone: boolean;
  result: FormResult | undefined;
  /** The values that `KeptSave` needs. */
  kept: {
    draft: string | undefined;
    isKept: ((path: string) => boolean) | undefined;
    /** Called when an unsent save of this form has arrived. */
    arrive: (result: FormResult) => void;
  };
}

/** The default of `delayMs`: how long a success is shown before the page moves on. */
const DELAY_MS = 2_000;

/**
 * Returns the state of a page's form, before and after it has been sent. Restores the draft of this tab, stores it
 * while the reader types, and navigates to `goTo` after a success.
 */
export function useFormPage<F extends Fields, Extra extends string = never>(
  { fields }: Form<F>,
  { loaded, initial, draft: name, isKept, leave, isAmongDeeds, delayMs = DELAY_MS }: Options<Extra> = {},
): FormPage<PathOf<F> | Extra> {
  const sent = useActionData<FormResult>();
  // The result of a save that arrived late (`KeptSave`), with the action's result of that time. A newer result of the
  // action replaces it.
  const [late, setLate] = useState<{ after: unknown; result: FormResult }>();
  const ownResult = isAmongDeeds && sent?.deed ? undefined : sent;
  const result = late?.after === sent ? late?.result : ownResult;
  const draft = result?.isForAnother ? undefined : name;
  const storedValues = result?.isForAnother ? {} : (initial ?? initialValues(fields, loaded));
  const messageText = useMessageText();
  const navigate = useNavigate();
  const ref = useRef<HTMLFormElement>(null);
  const isDone = result?.code === OUTCOME.done;
  const goTo = result?.goTo;

  useEffect(() => {
    if (draft && ref.current) restoreDraft(ref.current, draft);
  }, [draft]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a second save in a row is a new answer, although `isDone` stays true
  useEffect(() => {
    if (draft && isDone && !result.isLate)
      keepDraft(draft, leave && ref.current ? JSON.stringify(leave(ref.current, result)) : '');
  }, [draft, isDone, result]);

  useEffect(() => {
    if (!goTo) return;
    const timer = setTimeout(() => navigate(goTo), delayMs);
    return () => clearTimeout(timer);
  }, [goTo, delayMs, navigate]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each answer is a new object, even if its sentences are the same
  const errors = useMemo(
    () =>
      Object.fromEntries(Object.entries(result?.errors ?? {}).map(([path, message]) => [path, messageText(message)])),
    [result],
  );

  // After a versioned save the form shows the stored values, not the typed ones.
  const isStored = isDone && result?.version !== undefined;
  const shownValue = (path: string) => (isStored ? undefined : result?.typed[path]) ?? storedValues[path] ?? '';

  return {
    form: {
      method: 'post',
      noValidate: true,
      ref,
      onInput: ({ target }) => {
        if (target instanceof HTMLInputElement && target.type === 'tel') tidyInput(target);
        if (draft && ref.current) keepDraft(draft, JSON.stringify(typedValuesIn(ref.current, isKept)));
      },
    },
    field: (path) => ({ name: path, defaultValue: shownValue(path), error: errors[path] }),
    errors,
    message: messageText(result?.message),
    isSending: useNavigation().state === 'submitting',
    isDone,
    result,
    kept: { draft, isKept, arrive: (arrivedResult) => setLate({ after: sent, result: arrivedResult }) },
  };
}

/** Replaces the typed phone number by its tidy form (`tidyPhone`). */
function tidyInput(input: HTMLInputElement): void {
  const tidyNumber = tidyPhone(input.value);
  if (tidyNumber !== input.value) input.value = tidyNumber;
}

/** Returns the initial values of a form, keyed by the dotted paths of our names, from a loaded answer. */
export function initialValues(fields: Fields, loaded: unknown): Record<string, string> {
  const leaves = leavesOf(fields).filter(([, node]) => node.kind === 'field');
  return Object.fromEntries(leaves.map(([path]) => [path.join('.'), String(valueAtPath(loaded, path) ?? '')]));
}

/** An Indian mobile number: ten digits without the country code, the first from 6 to 9. */
const INDIAN_MOBILE = /^[6-9]\d{9}$/;

/**
 * Reduces a phone number to its ten digits while it is typed, if it is an Indian mobile. Any other number (`+44…`,
 * `(201) …`, a leading 0, a digit too many) stays as typed, so that its owner sees it.
 */
export function tidyPhone(typed: string): string {
  const number = normalPhone(typed);
  const hasLeadingZero = asciiDigits(typed).trim().startsWith('0');
  return INDIAN_MOBILE.test(number) && !hasLeadingZero && !needsCountry(typed) ? number : typed;
}
