import type { ReactNode } from "react";

/** The sheet that sign-in, sign-up and confirmation are written on, alone on its page. */
export function AuthCard({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="mx-auto flex w-full max-w-lg grow flex-col justify-center px-4 py-8 md:py-14">
      <div className="rounded-card border border-line bg-paper-raised px-5 py-6 md:px-8 md:py-8">
        <h1 className="mb-6 text-2xl">{title}</h1>
        {children}
      </div>
    </div>
  );
}
