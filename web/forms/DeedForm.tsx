import type { ReactNode } from 'react';
import { useActionData, useNavigation } from 'react-router';
import { useMessageText } from '#web/i18n/LanguageProvider.tsx';
import { Button, type ButtonLook } from '#web/ui/Button.tsx';
import { INTENT } from './by-intent.ts';
import { deedFieldId, deedFormId } from './deed-field-id.ts';
import type { FormResult } from './form-action.ts';
import { PostForm } from './PostForm.tsx';

export interface DeedProps<Name extends string = string, Path extends string = string> {
  /** The value of the button, by which the page's action knows this form. */
  deed: Name;
  /** The member whom it is about. */
  member?: string;
  /** The words of the button; without them it stands elsewhere on the page, as a `DeedButton`. */
  label?: ReactNode;
  look?: ButtonLook;
  /** The id of the part of the page that tells what came of it; without JavaScript the page opens there. */
  at?: string;
  /** A file is among the fields. */
  hasFile?: boolean;
  /** What else is sent unseen. */
  sent?: Readonly<Partial<Record<Path, string>>>;
  /** What stands in the fields before anything is sent. */
  initial?: Readonly<Partial<Record<Path, string>>>;
  /** The fields, for a form that has some; by `member` the page tells its small forms apart, so that no field is called so. */
  children?: (field: DeedField<Exclude<Path, 'member'>>) => ReactNode;
}

type DeedField<Path extends string> = (name: Path) => {
  name: string;
  id: string;
  defaultValue: string;
  error: string | undefined;
};

/** One of several small forms on a page, by way of `deeds`: it does one thing. `DeedNotice` says above them what came of it. */
export function DeedForm({
  deed,
  member,
  label,
  look = 'secondary',
  at,
  hasFile = false,
  sent = {},
  initial = {},
  children,
}: DeedProps) {
  const result = useActionData<FormResult>();
  const { formData } = useNavigation();
  const messageText = useMessageText();
  const isSending = formData?.get(INTENT) === deed && (member === undefined || formData.get('member') === member);
  // A form that adds something is about nobody yet, and its call says so with an empty number.
  const isAbout = (result?.typed.member ?? '') === (member ?? '');
  const own = result?.deed === deed && isAbout && result.code !== 1 ? result : undefined;
  const hidden = { ...sent, ...(member !== undefined && { member }) };
  const field: DeedField<string> = (name) => {
    const error = own?.errors[name];
    return {
      name,
      id: deedFieldId(deed, member, name),
      defaultValue: own?.typed[name] ?? initial[name] ?? '',
      error: error && messageText(error),
    };
  };
  return (
    <PostForm
      noValidate
      {...(label === undefined && { id: deedFormId(deed, member) })}
      {...(at && { action: `#${at}` })}
      {...(hasFile && { encType: 'multipart/form-data' as const })}
    >
      {Object.entries(hidden).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {children?.(field)}
      {label !== undefined && (
        <Button look={look} name={INTENT} value={deed} isBusy={isSending}>
          {label}
        </Button>
      )}
    </PostForm>
  );
}

/** Whether something in this small form is to be corrected: the part of the page that hides it opens. */
export function useIsRefused(deed: string): boolean {
  const result = useActionData<FormResult>();
  return result?.deed === deed && result.code !== 1;
}

/** The button of a small form that stands elsewhere on the page; without JavaScript it sends that form all the same. */
export function DeedButton({ deed, member, label }: { deed: string; member: string; label: ReactNode }) {
  const { formData } = useNavigation();
  const isSending = formData?.get(INTENT) === deed && formData.get('member') === member;
  return (
    <Button name={INTENT} value={deed} form={deedFormId(deed, member)} isBusy={isSending}>
      {label}
    </Button>
  );
}
