import type { ReactNode } from 'react';
import type { ControllerFieldState } from 'react-hook-form';

type HintProps = {
  /** The field's name. */
  of: string;
  children?: ReactNode;
  /** What is probably mistyped, told as it is left; empty where all is well, absent where nothing is doubted. */
  doubt?: ReactNode;
};

/** What helps to fill in a field. */
export const Hint = ({ of, children, doubt }: HintProps) =>
  (children || doubt !== undefined) && (
    <span id={`${of}-hint`} className="hint">
      {children}
      {doubt !== undefined && (
        <span role="status" className="doubt">
          {doubt}
        </span>
      )}
    </span>
  );

type FaultProps = { of: string; state: ControllerFieldState };

export const Fault = ({ of, state: { error } }: FaultProps) =>
  error && (
    <span id={`${of}-fault`} className="fault">
      {error.message}
    </span>
  );

/** What screen readers say of a field beside its name: its hint, its fault. */
export const described = (name: string, hasHint: boolean, { error }: ControllerFieldState) => ({
  'aria-describedby': [hasHint && `${name}-hint`, error && `${name}-fault`].filter(Boolean).join(' ') || undefined,
  'aria-invalid': error ? true : undefined,
});

/** Two fields side by side where there is room; a short one is as wide as its name. */
export const Pair = ({ ratio, children }: { ratio?: 'wide-narrow' | 'narrow-wide'; children: ReactNode }) => (
  <div className="pair" data-ratio={ratio}>
    {children}
  </div>
);
