import type { ReactNode } from 'react';
import { useActionData, useNavigation } from 'react-router';
import { OUTCOME } from '#contract/outcome.ts';
import { useMessageText } from '#web/i18n/LanguageProvider.tsx';
import { Button, type ButtonLook } from '#web/ui/Button.tsx';
import { INTENT } from './by-intent.ts';
import { deedFieldId, deedFormId } from './deed-field-id.ts';
import type { FormResult } from './form-action.ts';
import { PostForm } from './PostForm.tsx';

/** `Name`: the deeds of the form. `Path`: the names of its fields. */
export interface DeedProps<Name extends string = string, Path extends string = string> {
  /** The value of the button, by which the page's action recognizes this form. */
  deed: Name;
  /** The member concerned. */
  member?: string;
  /** The label of the button. Without it the button is elsewhere on the page, as a `DeedButton`. */
  label?: ReactNode;
  look?: ButtonLook;
  /** The id of the part of the page that shows the result. Without JavaScript the page opens there. */
  at?: string;
  /** True if one of the fields is a file. */
  hasFile?: boolean;
  /** Values of hidden fields. */
  sent?: Readonly<Partial<Record<Path, string>>>;
  /** The initial values of the fields. */
  initial?: Readonly<Partial<Record<Path, string>>>;
  /** Renders the fields, if any. No field may be named `member`, because the page distinguishes its forms by it. */
  children?: (field: DeedField<Exclude<Path, 'member'>>) => ReactNode;
}

type DeedField<Path extends string> = (name: Path) => {
  name: string;
  id: string;
  defaultValue: string;
  error: string | undefined;
};

/**
 * One of several small forms on a page, created by `deeds`. It does one thing, and the `DeedNotice` above the forms
 * shows the result.
 */
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
  // A form that adds something has no member yet, so it sends an empty number.
  const isForThisMember = (result?.typed.member ?? '') === (member ?? '');
  const refusal = result?.deed === deed && isForThisMember && result.code !== OUTCOME.done ? result : undefined;
  const hidden = { ...sent, ...(member !== undefined && { member }) };
  const field: DeedField<string> = (name) => {
    const error = refusal?.errors[name];
    return {
      name,
      id: deedFieldId(deed, member, name),
      defaultValue: refusal?.typed[name] ?? initial[name] ?? '',
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

/** Whether this small form was refused. The part of the page that hides it then opens. */
export function useIsRefused(deed: string): boolean {
  const result = useActionData<FormResult>();
  return result?.deed === deed && result.code !== OUTCOME.done;
}

/** The button of a small form elsewhere on the page. It works without JavaScript too. */
export function DeedButton({ deed, member, label }: { deed: string; member: string; label: ReactNode }) {
  const { formData } = useNavigation();
  const isSending = formData?.get(INTENT) === deed && formData.get('member') === member;
  return (
    <Button name={INTENT} value={deed} form={deedFormId(deed, member)} isBusy={isSending}>
      {label}
    </Button>
  );
}
