import { type FormEvent, type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import { useActionData, useNavigate, useNavigation } from 'react-router';
import { normalPhone } from '#contract/dial.ts';
import type { Form } from '#contract/form.ts';
import { asciiDigits } from '#contract/pasted.ts';
import { needsCountry } from '#contract/phone.ts';
import { at, type Fields, leavesOf, type PathOf } from '#contract/wire.ts';
import { keepDraft } from '#web/api/session.ts';
import { useMessageText } from '#web/i18n/LanguageProvider.tsx';
import { restoreDraft, typedInto } from './draft.ts';
import type { FormResult } from './form-action.ts';

interface Options<Extra extends string> {
  /** The answer that brought what is stored. */
  loaded?: unknown;
  /** The values a form starts with, by the dotted path of our names, where they are not what is stored. */
  initial?: Readonly<Record<string, string>>;
  /** Controls of the page alone, which the call does not know: a password typed twice. */
  also?: readonly Extra[];
  /** Keeps what is typed in this tab under this name until it has been saved; secrets are never kept. */
  draft?: string;
  /** Whether what is typed here may be kept in the tab; health answers may not. */
  isKept?: (path: string) => boolean;
  /** What a save has left unsaved in the form, because it was about a part of it. */
  leave?: (form: HTMLFormElement, result: FormResult) => Record<string, string>;
  /** There are small forms on its page too (`deeds`): what came of one of those is said there. */
  isAmongDeeds?: boolean;
  /** How long a success is shown before the page moves on (specification, section 9). */
  delayMs?: number;
}

/** `Path` is what the page's controls may be called; any page of a form that has them will do. */
export interface FormPage<Path extends string = never> {
  /** For `<Form {...form}>`. */
  form: {
    method: 'post';
    noValidate: true;
    ref: RefObject<HTMLFormElement | null>;
    onInput: (event: FormEvent) => void;
  };
  /** For a field of `web/ui`: its name, what stands in it, and its error in the reader's words. */
  field: (path: Path) => { name: string; defaultValue: string; error: string | undefined };
  /** For `<ErrorSummary>`: the same object until the next answer. */
  errors: Record<string, string>;
  /** The outcome in the reader's words, or `''`. */
  message: string;
  isSending: boolean;
  isDone: boolean;
  result: FormResult | undefined;
  /** What `KeptSave` takes of it. */
  kept: {
    draft: string | undefined;
    isKept: ((path: string) => boolean) | undefined;
    /** A save of this form has arrived by itself. */
    arrive: (result: FormResult) => void;
  };
}

const DELAY_MS = 2_000;

/** A page with one form: what to show in it, before and after it has been sent. */
export function useFormPage<F extends Fields, Extra extends string = never>(
  { fields }: Form<F>,
  { loaded, initial, draft: name, isKept, leave, isAmongDeeds, delayMs = DELAY_MS }: Options<Extra> = {},
): FormPage<PathOf<F> | Extra> {
  const sent = useActionData<FormResult>();
  const [late, arrive] = useState<{ after: unknown; result: FormResult }>();
  const own = isAmongDeeds && sent?.deed ? undefined : sent;
  const result = late?.after === sent ? late?.result : own;
  const draft = result?.isForAnother ? undefined : name;
  const stored = result?.isForAnother ? {} : (initial ?? initialValues(fields, loaded));
  const messageText = useMessageText();
  const navigate = useNavigate();
  const ref = useRef<HTMLFormElement>(null);
  const isDone = result?.code === 1;
  const goTo = result?.goTo;

  useEffect(() => {
    if (draft && ref.current) restoreDraft(ref.current, draft);
  }, [draft]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a second save in a row is a new answer, and done as before
  useEffect(() => {
    if (draft && isDone && !result.isLate)
      keepDraft(draft, leave && ref.current ? JSON.stringify(leave(ref.current, result)) : '');
  }, [draft, isDone, result]);

  useEffect(() => {
    if (!goTo) return;
    const timer = setTimeout(() => navigate(goTo), delayMs);
    return () => clearTimeout(timer);
  }, [goTo, delayMs, navigate]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new answer is a new object, even with the same sentences
  const errors = useMemo(
    () =>
      Object.fromEntries(Object.entries(result?.errors ?? {}).map(([path, message]) => [path, messageText(message)])),
    [result],
  );

  // What is saved is what is stored, whatever was typed for it.
  const isStored = isDone && result?.version !== undefined;
  const shown = (path: string) => (isStored ? undefined : result?.typed[path]) ?? stored[path] ?? '';

  return {
    form: {
      method: 'post',
      noValidate: true,
      ref,
      onInput: ({ target }) => {
        if (target instanceof HTMLInputElement && target.type === 'tel') tidy(target);
        if (draft && ref.current) keepDraft(draft, JSON.stringify(typedInto(ref.current, isKept)));
      },
    },
    field: (path) => ({ name: path, defaultValue: shown(path), error: errors[path] }),
    errors,
    message: messageText(result?.message),
    isSending: useNavigation().state === 'submitting',
    isDone,
    result,
    kept: { draft, isKept, arrive: (arrived) => arrive({ after: sent, result: arrived }) },
  };
}

function tidy(input: HTMLInputElement): void {
  const tidied = tidyPhone(input.value);
  if (tidied !== input.value) input.value = tidied;
}

/** The values that a form starts with, by the dotted path of our names, from the answer that brought them. */
export function initialValues(fields: Fields, loaded: unknown): Record<string, string> {
  const leaves = leavesOf(fields).filter(([, node]) => node.kind === 'field');
  return Object.fromEntries(leaves.map(([path]) => [path.join('.'), String(at(loaded, path) ?? '')]));
}

const INDIAN_MOBILE = /^[6-9]\d{9}$/;

/**
 * A phone number while it is being typed or pasted: an Indian mobile becomes its ten digits. Whatever else it may be (`+44…`,
 * `(201) …`, a leading 0, a digit too many) stays as it was typed, for its owner to see: nothing is ever cut off.
 */
export function tidyPhone(typed: string): string {
  const number = normalPhone(typed);
  const isHome = asciiDigits(typed).trim().startsWith('0');
  return INDIAN_MOBILE.test(number) && !isHome && !needsCountry(typed) ? number : typed;
}
