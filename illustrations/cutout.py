# post: keep the picture below the line FRAME; above it only what the matte shows, with clean edges
import cv2, sys, numpy as np

src, matte, frame, dst = sys.argv[1], sys.argv[2], int(sys.argv[3]), sys.argv[4]
x = cv2.imread(src, cv2.IMREAD_COLOR)
a = cv2.imread(matte, cv2.IMREAD_UNCHANGED)[..., 3]
a = (a >> 8).astype(np.uint8) if a.dtype == np.uint16 else a
above = cv2.medianBlur(a, 5)[:frame]  # few samples leave it a little ragged
# Pixels of the outline hold some sky: they take the colour of the thing beside them.
sure = cv2.erode((above > 250).astype(np.uint8), np.ones((5, 5), np.uint8), borderValue=1) > 0
_, near = cv2.distanceTransformWithLabels((~sure).astype(np.uint8), cv2.DIST_L2, 5, labelType=cv2.DIST_LABEL_PIXEL)
colour = np.zeros((near.max() + 1, 3), np.uint8)
colour[near[sure]] = x[:frame][sure]
x[:frame][~sure] = colour[near[~sure]]
alpha = np.full(x.shape[:2], 255, np.uint8)
alpha[:frame] = above
rows = np.flatnonzero(alpha.any(1))
cv2.imwrite(dst, np.dstack([x, alpha])[rows[0]:])
