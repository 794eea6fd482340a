import { createContext, type ReactNode, use } from 'react';

interface CurrentStep {
  current: string;
  /** How its fieldset is called, with its place among the others. */
  nameOf: (step: string) => ReactNode;
}

/** Which step of the page's form is open. */
export const StepsContext = createContext<CurrentStep>({ current: '', nameOf: () => '' });
export const useCurrentStep = () => use(StepsContext);
