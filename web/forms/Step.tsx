import { createContext, type ReactNode, use } from 'react';
import { classNames } from '#web/ui/classNames.ts';
import { Fieldset } from '#web/ui/Fieldset.tsx';
import { useIsAlive } from '#web/ui/useIsAlive.ts';
import styles from './StepForm.module.css';

interface CurrentStep {
  /** The name of the open step; `''` outside a form with steps. */
  current: string;
  /** Returns the heading of a step's fieldset. */
  nameOf: (step: string) => string;
}

/** Which step of the page's form is open. */
export const StepsContext = createContext<CurrentStep>({ current: '', nameOf: () => '' });
const useCurrentStep = () => use(StepsContext);

interface Props {
  name: string;
  /** The question in the words of families. Without it the step's name is the heading. */
  question?: string;
  /** Shown instead of the step's name; it names the person concerned. */
  lead?: ReactNode;
  reason?: ReactNode;
  children: ReactNode;
}

/**
 * One step of a form. The input of other steps is kept. Without JavaScript all steps are shown, one below the other.
 */
export function Step({ name, question, lead, reason, children }: Props) {
  const { nameOf } = useCurrentStep();
  return (
    <StepPart of={name}>
      <Fieldset legend={question ?? nameOf(name)} lead={lead} reason={reason}>
        {children}
      </Fieldset>
    </StepPart>
  );
}

/** A part of a step outside its fields. */
export function StepPart({ of, children }: { of: string; children: ReactNode }) {
  const { current } = useCurrentStep();
  const isAlive = useIsAlive();
  const isOther = current !== of;
  return (
    <div data-step={of} className={classNames(styles.step, isOther && styles.other)} hidden={isAlive && isOther}>
      {children}
    </div>
  );
}
