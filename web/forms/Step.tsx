import { createContext, type ReactNode, use } from 'react';
import { classNames } from '#web/ui/classNames.ts';
import { Fieldset } from '#web/ui/Fieldset.tsx';
import { useIsAlive } from '#web/ui/useIsAlive.ts';
import styles from './StepForm.module.css';

interface Props {
  name: string;
  /** What it asks, as families ask; without it its name stands over it. */
  question?: string;
  /** Says to the eye whose step it is, in place of its name. */
  lead?: ReactNode;
  reason?: ReactNode;
  children: ReactNode;
}

/** One step of a form. What stands in the others stays; without JavaScript all of them stand one under another. */
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

/** What belongs to a step outside its fields. */
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

interface CurrentStep {
  current: string;
  /** How its fieldset is called. */
  nameOf: (step: string) => string;
}

/** Which step of the page's form is open. */
export const StepsContext = createContext<CurrentStep>({ current: '', nameOf: () => '' });
const useCurrentStep = () => use(StepsContext);
