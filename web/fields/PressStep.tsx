import type { ReactNode } from 'react';
import { useNavigation } from 'react-router';
import type { StepName, StepView } from '#contract/together.ts';
import { INTENT } from '#web/forms/by-intent.ts';
import { PostForm } from '#web/forms/PostForm.tsx';
import { useTexts } from '#web/i18n/LanguageProvider.tsx';
import { Button, type ButtonLook } from '#web/ui/Button.tsx';
import { PRESS } from './press.actions.ts';
import { pressTexts } from './press.texts.ts';

interface Props {
  member: string;
  step: StepName;
  /** `''` withdraws the press. */
  value: string;
  label: ReactNode;
  look?: ButtonLook;
}

/** One button that presses a step of two families. */
export function PressStep({ member, step, value, label, look = 'secondary' }: Props) {
  const { formData } = useNavigation();
  const isSending = formData?.get(INTENT) === PRESS && formData.get('step') === step && formData.get('value') === value;
  return (
    <PostForm>
      <input type="hidden" name="member" value={member} />
      <input type="hidden" name="step" value={step} />
      <input type="hidden" name="value" value={value} />
      <Button look={look} name={INTENT} value={PRESS} isBusy={isSending}>
        {label}
      </Button>
    </PostForm>
  );
}

interface PressesProps {
  member: string;
  view: StepView;
  /** The values and button labels, the main one first. */
  options: readonly { value: string; label: ReactNode }[];
}

/** The buttons of a step that this reader may press, why others are closed, and a button to withdraw a press. */
export function PressSteps({ member, view, options }: PressesProps) {
  const t = useTexts(pressTexts);
  const openOptions = options.filter(({ value }) => value !== view.mine && view.mayPress.includes(value));
  return (
    <>
      {openOptions.map(({ value, label }, index) => (
        <PressStep
          key={value}
          {...{ member, step: view.step, value, label }}
          look={index === 0 && view.mine === '' ? 'primary' : 'secondary'}
        />
      ))}
      {view.closed !== '' && <p>{t[view.closed]}</p>}
      {view.mine !== '' && view.mayTakeBack && (
        <PressStep {...{ member, step: view.step }} value="" label={t.takeBack} look="quiet" />
      )}
    </>
  );
}
