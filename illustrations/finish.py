# post: NLM denoise (applied as a correction to the 16-bit render, so gradients stay smooth) + bloom + grade + dither
import cv2, sys, numpy as np

h = float(sys.argv[1])
A = sys.argv[2:]
f = A[0]
dst = A[-1]  # usage: finish.py STRENGTH SRC [DST]
if 1:
    src = cv2.imread(f, cv2.IMREAD_UNCHANGED)
    a = None
    if src.ndim == 3 and src.shape[2] == 4:
        a = src[..., 3]
        src = src[..., :3]
    x = src.astype(np.float32) / (65535 if src.dtype == np.uint16 else 255)
    if h >= 8:
        # Few samples leave single dark dots where things touch: what differs much from all around it takes their middle.
        m = cv2.medianBlur(np.ascontiguousarray(x), 3)
        lone = np.abs(x - m).max(2) > 0.1
        x[lone] = m[lone]
    if h > 0:
        o8 = np.clip(x * 255 + 0.5, 0, 255).astype(np.uint8)
        n8 = cv2.fastNlMeansDenoisingColored(o8, None, h, h, 5, 15)
        d = n8.astype(np.float32) - o8
        x = x + np.sign(d) * np.maximum(np.abs(d) - 1, 0) / 255  # ignore +-1: keeps 16-bit sky gradients free of row stripes
    H, W = x.shape[:2]
    if a is None:
        lum = x.max(2, keepdims=True)
        br = x * np.clip((lum - 0.88) / 0.12, 0, 1) ** 1.5
        bl = cv2.GaussianBlur(br, (0, 0), W * 0.010) * 0.30 + cv2.GaussianBlur(br, (0, 0), W * 0.03) * 0.28
        x = 1 - (1 - np.clip(x, 0, 1)) * (1 - np.clip(bl * 0.5, 0, 1))
        yy, xx = np.mgrid[0:H, 0:W]
        d = np.sqrt(((xx / W - 0.5) * 1.05) ** 2 + ((yy / H - 0.48) * 0.9) ** 2)
        x *= 1 - 0.12 * np.clip((d - 0.34) / 0.36, 0, 1)[..., None] ** 1.6
    x = np.clip(x, 0, 1)
    x = x + (0.06 * (x - 0.5) * (1 - np.abs(2 * x - 1)))
    g = x.mean(2, keepdims=True)
    x = g + (x - g) * 1.06
    r = np.random.default_rng(1)
    x = x + r.uniform(-0.5 / 255, 0.5 / 255, x.shape) + r.normal(0, 0.002, x.shape[:2])[..., None]
    out = (np.clip(x, 0, 1) * 255 + 0.5).astype(np.uint8)
    if a is not None:
        out = np.dstack([out, (a >> 8).astype(np.uint8) if a.dtype == np.uint16 else a])
    cv2.imwrite(dst, out)
