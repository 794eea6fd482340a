import { createContext, use } from 'react';

interface CurrentStep {
  current: string;
  /** How its fieldset is called. */
  nameOf: (step: string) => string;
}

/** Which step of the page's form is open. */
export const StepsContext = createContext<CurrentStep>({ current: '', nameOf: () => '' });
export const useCurrentStep = () => use(StepsContext);
