declare module 'espeak-ng' {
  /** The program of eSpeak NG with its voices; what it was asked by its arguments is done when it is here. */
  export default function runEspeak(options: {
    arguments: string[];
    /** Its own name. */
    thisProgram: string;
    preRun: ((program: Espeak) => void)[];
  }): Promise<Espeak>;

  interface Espeak {
    FS: {
      writeFile: (path: string, text: string) => void;
      readFile: (path: string, options: { encoding: 'utf8' }) => string;
    };
  }
}
