declare module 'espeak-ng' {
  /** Runs the program of eSpeak NG with its voices; resolves when the work of its arguments is done. */
  export default function runEspeak(options: {
    arguments: string[];
    /** The program's own name. */
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
