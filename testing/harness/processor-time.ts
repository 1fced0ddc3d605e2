/**
 * Milliseconds of processor time that this thread took for some work. On a machine that does other things at the same time it
 * stays what the work costs, where a clock would count the waiting too.
 */
export function processorTime(work: () => void): number {
  const before = process.threadCpuUsage();
  work();
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1000;
}
