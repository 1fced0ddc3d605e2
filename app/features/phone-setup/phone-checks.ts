/** What a browser says of itself on one page. */
export interface PhoneFacts {
  /** Whether the page came by https, or from the machine itself. */
  readonly isSecure: boolean;
  readonly hasServiceWorker: boolean;
  /** Opened from the home screen. */
  readonly isInstalled: boolean;
  /** An iPhone or iPad, whose notifications need an app on the home screen. */
  readonly isApple: boolean;
  readonly notifications: "unsupported" | NotificationPermission;
  readonly camera: "unsupported" | PermissionState;
}

export type CheckCode =
  | "address-fine"
  | "address-unencrypted"
  | "install-fine"
  | "install-needs-https"
  | "install-apple"
  | "install-other"
  | "notifications-fine"
  | "notifications-needs-https"
  | "notifications-install-first"
  | "notifications-unsupported"
  | "notifications-blocked"
  | "notifications-untried"
  | "camera-fine"
  | "camera-needs-https"
  | "camera-unsupported"
  | "camera-blocked"
  | "camera-untried"
  | "offline-fine"
  | "offline-needs-https"
  | "offline-unsupported";

export type CheckTopic = "address" | "install" | "notifications" | "camera" | "offline";

/** `untried`: a press on the page decides. */
export type CheckState = "fine" | "missing" | "untried";

export interface PhoneCheck {
  readonly topic: CheckTopic;
  readonly state: CheckState;
  readonly code: CheckCode;
}

/** What a phone needs, in the order in which it is set up. */
export function phoneChecks(facts: PhoneFacts): PhoneCheck[] {
  const checks = [
    ["address", facts.isSecure ? "address-fine" : "address-unencrypted"],
    ["install", installCode(facts)],
    ["notifications", notificationsCode(facts)],
    ["camera", cameraCode(facts)],
    ["offline", offlineCode(facts)],
  ] as const satisfies readonly (readonly [CheckTopic, CheckCode])[];
  return checks.map(([topic, code]) => ({ topic, code, state: stateOf(code) }));
}

function stateOf(code: CheckCode): CheckState {
  if (code.endsWith("-fine")) return "fine";
  return code.endsWith("-untried") ? "untried" : "missing";
}

function installCode({ isSecure, isInstalled, isApple }: PhoneFacts): CheckCode {
  if (isInstalled) return "install-fine";
  if (!isSecure) return "install-needs-https";
  return isApple ? "install-apple" : "install-other";
}

function notificationsCode({
  isSecure,
  isInstalled,
  isApple,
  notifications,
}: PhoneFacts): CheckCode {
  if (!isSecure) return "notifications-needs-https";
  if (isApple && !isInstalled) return "notifications-install-first";
  switch (notifications) {
    case "unsupported":
      return "notifications-unsupported";
    case "granted":
      return "notifications-fine";
    case "denied":
      return "notifications-blocked";
    case "default":
      return "notifications-untried";
  }
}

function cameraCode({ isSecure, camera }: PhoneFacts): CheckCode {
  if (!isSecure) return "camera-needs-https";
  switch (camera) {
    case "unsupported":
      return "camera-unsupported";
    case "granted":
      return "camera-fine";
    case "denied":
      return "camera-blocked";
    case "prompt":
      return "camera-untried";
  }
}

function offlineCode({ isSecure, hasServiceWorker }: PhoneFacts): CheckCode {
  if (!isSecure) return "offline-needs-https";
  return hasServiceWorker ? "offline-fine" : "offline-unsupported";
}
