# props / nature / animals built from clay.py primitives
from clay import *

V = Vector


def cloud(c, s=1, seed=1, m=None, n=6):
    random.seed(seed)
    m = m or mat("#FFFFFF", 0.9, clay=False)
    parts = []
    for i in range(n):
        t = i / (n - 1) - 0.5
        parts.append(
            (
                "b",
                (t * 2.6, random.uniform(-0.2, 0.2), random.uniform(0, 0.25) + 0.45 * (1 - abs(t) * 1.7)),
                (random.uniform(0.45, 0.6) * (1.15 - abs(t) * 0.7),) * 3,
            )
        )
    parts.append(("b", (0, 0, -0.05), (1.35, 0.42, 0.3)))
    e = empty(c, (0, 0, 0), s)
    meta(parts, m, e, 0.06, 6)
    return e


def tree(c, s=1, col="leaf", seed=1, kind="puff", trunk="woodDk"):
    random.seed(seed)
    e = empty(c, (0, 0, random.uniform(0, 360)), s)
    t = mat(trunk, 0.8)
    l = mat(col, 0.85)
    if kind == "puff":
        meta([("t", [(0, 0, -0.1), (0.03, 0, 0.6), (0, 0, 1.3)], [0.22, 0.15, 0.12])], t, e, 0.05, 3)
        parts = (
            [("b", (0, 0, 2.0), 0.72)]
            + [
                ("b", (math.cos(a) * 0.55, math.sin(a) * 0.55, 1.65 + random.uniform(-0.1, 0.25)), random.uniform(0.42, 0.55))
                for a in [i * math.tau / 6 for i in range(6)]
            ]
            + [("b", (random.uniform(-0.3, 0.3), random.uniform(-0.3, 0.3), 2.45), 0.42)]
        )
        meta(parts, l, e, 0.06, 3)
    if kind == "pine":
        cyl((0, 0, 0.3), 0.14, 0.8, t, e)
        for i in range(4):
            meta(
                [
                    ("b", (0, 0, 0.75 + i * 0.5), (0.78 - i * 0.16, 0.78 - i * 0.16, 0.30)),
                    ("b", (0, 0, 1.0 + i * 0.5), (0.42 - i * 0.1, 0.42 - i * 0.1, 0.3)),
                ],
                l,
                e,
                0.05,
                4,
            )
    if kind == "acacia":
        meta(
            [
                ("t", [(0, 0, -0.1), (0.1, 0, 0.9), (-0.1, 0, 1.7)], [0.2, 0.13, 0.1]),
                ("t", [(0.1, 0, 0.9), (0.5, 0, 1.5), (0.8, 0, 1.8)], [0.1, 0.08, 0.07]),
            ],
            t,
            e,
            0.05,
            3,
        )
        meta(
            [
                ("b", (-0.2, 0, 2.05), (1.15, 0.8, 0.3)),
                ("b", (0.75, 0.1, 1.95), (0.75, 0.6, 0.24)),
                ("b", (-0.1, 0, 2.25), (0.7, 0.5, 0.25)),
            ],
            l,
            e,
            0.06,
            4,
        )
    if kind == "palm":
        tube([(0, 0, -0.1), (0.15, 0, 1), (0.5, 0, 2.1)], [0.17, 0.12, 0.1], t, e)
        for i in range(8):
            a = i * math.tau / 8 + 0.3
            ca, sa = math.cos(a), math.sin(a)
            meta(
                [("t", [(0.5, 0, 2.15), (0.5 + ca * 0.5, sa * 0.5, 2.4), (0.5 + ca * 1.1, sa * 1.1, 2.0)], [0.1, 0.17, 0.05])],
                l,
                e,
                0.05,
                2,
            )
        for a in (0, 2, 4):
            ball((0.5 + math.cos(a) * 0.13, math.sin(a) * 0.13, 2.05), 0.11, mat("woodDk", 0.6), e, seg=20)
    return e


def bush(c, s=1, col="forest", seed=1):
    random.seed(seed)
    e = empty(c, (0, 0, 0), s)
    meta(
        [
            ("b", (random.uniform(-0.5, 0.5), random.uniform(-0.25, 0.25), random.uniform(0.15, 0.4)), random.uniform(0.28, 0.45))
            for i in range(7)
        ],
        mat(col, 0.9),
        e,
        0.05,
        3,
    )
    return e


def tuft(c, s=1, col="forest", seed=0):
    random.seed(seed)
    e = empty(c, (0, 0, random.uniform(0, 90)), s)
    m = mat(col, 0.8, clay=False)
    for i in range(5):
        a = random.uniform(0, 6.28)
        tube(
            [
                (0, 0, 0),
                (math.cos(a) * 0.06, math.sin(a) * 0.06, 0.16),
                (math.cos(a) * 0.16, math.sin(a) * 0.16, random.uniform(0.24, 0.34)),
            ],
            [0.035, 0.03, 0.01],
            m,
            e,
            res=4,
        )


def flower(c, s=1, col="coral", seed=0):
    random.seed(seed)
    e = empty(c, (random.uniform(-10, 10), random.uniform(-10, 10), random.uniform(0, 90)), s)
    tube([(0, 0, 0), (0.02, 0, 0.2), (0, 0, 0.38)], 0.022, mat("forest", 0.8, clay=False), e, res=4)
    h = empty((0, 0, 0.4), (55, 0, 0), 1, e)
    for i in range(6):
        a = i * math.tau / 6
        ball((math.cos(a) * 0.1, math.sin(a) * 0.1, 0), (0.075, 0.075, 0.035), mat(col, 0.6, clay=False), h, seg=16)
    ball((0, 0, 0.02), (0.065, 0.065, 0.045), mat("sun", 0.6, clay=False), h, seg=16)


def rock(c, s=1, col="grey", seed=0):
    random.seed(seed)
    e = empty(c, (0, 0, random.uniform(0, 360)), s)
    meta(
        [("b", (0, 0, 0.15), (0.5, 0.4, 0.3)), ("b", (0.2, 0.1, 0.25), (0.3, 0.25, 0.25)), ("b", (-0.25, -0.1, 0.1), (0.3, 0.3, 0.22))],
        mat(col, 0.9),
        e,
        0.05,
        2,
    )
    return e


def hills(specs):
    for x, y, z, rx, ry, rz, col in specs:
        ball((x, y, z), (rx, ry, rz), mat(col, 0.95), seg=96)


FONT = {}


def font(path):
    if path not in FONT:
        FONT[path] = bpy.data.fonts.load(path)
    try:
        FONT[path].name
    except ReferenceError:
        FONT[path] = bpy.data.fonts.load(path)
    return FONT[path]


def letters(
    txt, c, size=1, m=None, rot=(90, 0, 0), depth=0.16, bev=0.05, parent=None, f=HERE + "/fonts/baloo-2-800.ttf", align="CENTER", clay=True
):
    """soft clay lettering: text -> mesh -> voxel remesh -> smooth (bevel on font curves self-intersects at sharp corners, so it is not used)"""
    cu = bpy.data.curves.new("txt", "FONT")
    cu.body = txt
    cu.font = font(f)
    cu.size = size
    cu.extrude = depth * size / 2
    cu.align_x = align
    cu.align_y = "CENTER"
    cu.resolution_u = 6
    o = bpy.data.objects.new("txt", cu)
    bpy.context.scene.collection.objects.link(o)
    dg = bpy.context.evaluated_depsgraph_get()
    me = bpy.data.meshes.new_from_object(o.evaluated_get(dg))
    bpy.data.objects.remove(o)
    o = obj("txt", me, parent)
    o.location = c
    o.rotation_euler = [math.radians(r) for r in rot]
    v = min(size * 0.022, depth * size * 0.16)
    md = o.modifiers.new("r", "REMESH")
    md.mode = "VOXEL"
    md.voxel_size = v
    md.use_smooth_shade = True
    sm = o.modifiers.new("s", "SMOOTH")
    sm.factor = 0.5
    sm.iterations = 9
    me.materials.clear()
    me.materials.append(m or mat("coral", 0.5))
    o.hide_viewport = True
    return o


def teximg(path, rough=0.85):
    m = bpy.data.materials.new("textures")
    m.use_nodes = True
    nt = m.node_tree
    b = nt.nodes["Principled BSDF"]
    b.inputs["Roughness"].default_value = rough
    b.inputs["Specular"].default_value = 0.1
    im = bpy.data.images.load(path)
    t = nt.nodes.new("ShaderNodeTexImage")
    t.image = im
    nt.links.new(t.outputs["Color"], b.inputs["Base Color"])
    return m


def sheet(w, h, m, fn=None, parent=None, c=(0, 0, 0), rot=(0, 0, 0), nx=48, ny=24, thick=0.012, mback=None):
    """paper sheet in XZ plane facing -Y, origin centre; fn(u,v)->offset V added; u,v in 0..1"""
    bm = bmesh.new()
    uvl = bm.loops.layers.uv.new("UV")
    vs = {}
    for i in range(nx + 1):
        for j in range(ny + 1):
            u, v = i / nx, j / ny
            p = V(((u - 0.5) * w, 0, (v - 0.5) * h))
            if fn:
                p = fn(u, v, p)
            vs[i, j] = bm.verts.new(p)
    for i in range(nx):
        for j in range(ny):
            f = bm.faces.new([vs[i, j], vs[i + 1, j], vs[i + 1, j + 1], vs[i, j + 1]])
            for l, (a, b) in zip(f.loops, ((i, j), (i + 1, j), (i + 1, j + 1), (i, j + 1))):
                l[uvl].uv = (a / nx, b / ny)
    me = bpy.data.meshes.new("sheet")
    bm.to_mesh(me)
    bm.free()
    o = obj("sheet", me, parent)
    o.location = c
    o.rotation_euler = [math.radians(r) for r in rot]
    _finp(o, m)
    if mback:
        me.materials.append(mback)
    so = o.modifiers.new("so", "SOLIDIFY")
    so.thickness = thick
    so.offset = 1 if not mback else 1
    if mback:
        so.material_offset = 1
        so.material_offset_rim = 1
    return o


def _finp(o, m):
    for p in o.data.polygons:
        p.use_smooth = True
    o.data.materials.append(m)


def newspaper(
    c, rot=(0, 0, 0), s=1, front=HERE + "/textures/front.png", inner=HERE + "/textures/inner.png", parent=None, open_=0.35, back=None
):
    """open broadsheet held upright, we see outside (front right half, back left half) from -Y"""
    e = empty(c, rot, s, parent)
    mf = teximg(front)
    mb = teximg(back) if back else mf
    pm = teximg(inner) if inner else mat("paper", 0.9, clay=False)
    w, h = 1.0, 1.33

    def bend(sgn):
        def f(u, v, p):
            x = (u if sgn > 0 else 1 - u) * w
            y = math.sin(x * 1.6) * open_ * 0.5 + 0.03 * math.sin(x * 7 + v * 3) * v
            return V((sgn * x * math.cos(open_ * 0.55), -0 - (-1) * 0 + (y * 1.0), p.z + 0.03 * math.sin(x * 3)))

        return f

    a = sheet(w, h, mf, bend(1), e, nx=32, ny=16, mback=pm)
    b = sheet(w, h, mb, bend(-1), e, nx=32, ny=16, mback=pm)
    return e


def book(c, rot=(0, 0, 0), s=1, col="coral", w=0.7, h=1.0, t=0.2, parent=None, cover=None):
    e = empty(c, rot, s, parent)
    m = mat(col, 0.6, clay=False)
    rbox((0, 0, 0), (w, t, h), 0.03, m, e)
    rbox((0.025, 0, 0), (w, t * 0.78, h * 0.94), 0.01, mat("paper", 0.9, clay=False), e)
    if cover:
        sheet(w * 0.98, h * 0.98, teximg(cover), None, e, c=(0, -t / 2 - 0.004, 0), nx=1, ny=1, thick=0.002)
    return e


def eyes(parent, c1, c2, r=0.08, hl=True, look=(0, -1, 0)):
    dk = mat("#24162E", 0.2, spec=0.6, clay=False)
    wh = mat("#FFFFFF", 0.3, clay=False)
    for c in (c1, c2):
        ball(c, (r, r, r * 1.15), dk, parent, seg=24)
        if hl:
            ball((c[0] - r * 0.3, c[1] - r * 0.82, c[2] + r * 0.5), r * 0.28, wh, parent, seg=12)


def elephant(c=(0, 0, 0), rot=0, s=1, col="#8E8AA8", trunk="down", ear="#F4A6B4", headrot=(0, 0, 0)):
    e = empty(c, (0, 0, rot), s)
    m = mat(col, 0.75)
    m2 = mat(ear, 0.75)
    cr = mat("cream", 0.5, clay=False)
    legs = []
    for x, y in ((-0.42, -0.42), (0.42, -0.42), (-0.42, 0.85), (0.42, 0.85)):
        legs.append(("t", [(x, y, 1.0), (x, y, 0.35), (x, y - 0.02, 0.22)], [0.33, 0.27, 0.30]))
    meta([("b", (0, 0.25, 1.35), (0.78, 1.08, 0.80)), ("b", (0, -0.45, 1.45), (0.62, 0.55, 0.62))] + legs, m, e, 0.055, 5)
    for x, y in ((-0.42, -0.42), (0.42, -0.42), (-0.42, 0.85), (0.42, 0.85)):
        for k in (-1, 0, 1):
            ball((x + k * 0.13, y - 0.27 + abs(k) * 0.05, 0.1), (0.07, 0.05, 0.07), cr, e, seg=16)
    meta(
        [("t", [(0, 1.28, 1.5), (0, 1.5, 1.2), (0, 1.48, 0.85)], [0.07, 0.045, 0.04]), ("b", (0, 1.48, 0.8), (0.07, 0.07, 0.12))],
        m,
        e,
        0.03,
        2,
    )
    H = empty((0, -0.95, 1.78), headrot, 1, e)
    tr = {
        "down": [(0, -0.35, -0.1), (0, -0.62, -0.45), (0, -0.68, -0.9), (0, -0.82, -1.15), (0, -1.0, -1.1)],
        "up": [(0, -0.35, -0.12), (0, -0.72, -0.4), (0, -1.05, -0.3), (0, -1.2, 0.1), (0, -1.12, 0.5)],
        "curl": [(0, -0.35, -0.1), (0, -0.7, -0.45), (0, -0.95, -0.75), (0, -1.25, -0.7), (0, -1.3, -0.42)],
    }[trunk]
    meta(
        [("b", (0, 0, 0.05), (0.58, 0.55, 0.58)), ("b", (0, -0.25, -0.12), (0.42, 0.36, 0.36)), ("t", tr, [0.30, 0.23, 0.17, 0.13, 0.12])],
        m,
        H,
        0.045,
        5,
    )
    for sx in (-1, 1):
        meta(
            [
                ("b", (sx * 0.72, 0.08, 0.10), (0.42, 0.10, 0.52), (0, 0, sx * 22)),
                ("b", (sx * 0.80, 0.10, -0.2), (0.3, 0.09, 0.34), (0, 0, sx * 22)),
            ],
            m,
            H,
            0.03,
            9,
        )
        ball((sx * 0.74, 0.0, 0.06), (0.29, 0.07, 0.38), m2, H, rot=(0, 0, sx * 22))
        meta(
            [("t", [(sx * 0.26, -0.48, -0.24), (sx * 0.30, -0.68, -0.36), (sx * 0.28, -0.84, -0.32)], [0.085, 0.07, 0.035])],
            cr,
            H,
            0.025,
            2,
        )
        ball((sx * 0.44, -0.36, -0.1), (0.10, 0.06, 0.07), mat("#E58BA0", 0.7, clay=False), H, rot=(0, 0, sx * 35), seg=20)
        pass
    eyes(H, (-0.29, -0.475, 0.13), (0.29, -0.475, 0.13), 0.088)
    meta([("b", (0, -0.1, 0.6), (0.08, 0.08, 0.1)), ("b", (0.06, -0.05, 0.62), (0.06, 0.05, 0.1))], mat("#5B5678", 0.8), H, 0.03, 2)
    return e, H


def spotted(base, spot, scale=2.6, thr=0.36):
    m = bpy.data.materials.new("spot")
    m.use_nodes = True
    nt = m.node_tree
    b = nt.nodes["Principled BSDF"]
    b.inputs["Roughness"].default_value = 0.75
    b.inputs["Specular"].default_value = 0.3
    co = nt.nodes.new("ShaderNodeTexCoord")
    v = nt.nodes.new("ShaderNodeTexVoronoi")
    v.feature = "DISTANCE_TO_EDGE"
    v.inputs["Scale"].default_value = scale
    r = nt.nodes.new("ShaderNodeValToRGB")
    r.color_ramp.elements[0].color = (*lin(P.get(base, base)), 1)
    r.color_ramp.elements[1].color = (*lin(P.get(spot, spot)), 1)
    r.color_ramp.elements[0].position = 0.10
    r.color_ramp.elements[1].position = 0.13
    nt.links.new(co.outputs["Object"], v.inputs["Vector"])
    nt.links.new(v.outputs["Distance"], r.inputs["Fac"])
    nt.links.new(r.outputs["Color"], b.inputs["Base Color"])
    return m


def giraffe(c=(0, 0, 0), rot=0, s=1, headrot=(0, 0, 0)):
    e = empty(c, (0, 0, rot), s)
    m = spotted("#FFD98A", "#C9772E", 2.7)
    y = mat("#FFD98A", 0.75)
    br = mat("#8A4B22", 0.7)
    legs = [
        ("t", [(x, yy, 1.7), (x, yy, 0.8), (x, yy, 0.1)], [0.2, 0.14, 0.14])
        for x, yy in ((-0.25, -0.35), (0.25, -0.35), (-0.25, 0.7), (0.25, 0.7))
    ]
    meta(
        [("b", (0, 0.2, 1.95), (0.46, 0.78, 0.48)), ("t", [(0, -0.35, 2.1), (0, -0.62, 3.0), (0, -0.75, 4.0)], [0.36, 0.23, 0.19])] + legs,
        m,
        e,
        0.05,
        4,
    )
    for x, yy in ((-0.25, -0.35), (0.25, -0.35), (-0.25, 0.7), (0.25, 0.7)):
        cyl((x, yy, 0.1), 0.17, 0.22, br, e, bev=0.05)
    H = empty((0, -0.8, 4.15), headrot, 1, e)
    meta([("b", (0, 0, 0.02), (0.27, 0.30, 0.27)), ("b", (0, -0.3, -0.12), (0.2, 0.3, 0.17))], y, H, 0.035, 4)
    meta([("b", (0, -0.48, -0.15), (0.2, 0.16, 0.15))], mat("#FFEBC2", 0.7), H, 0.03, 3)
    for sx in (-1, 1):
        tube([(sx * 0.1, 0.05, 0.22), (sx * 0.12, 0.06, 0.42)], 0.045, y, H)
        ball((sx * 0.12, 0.06, 0.46), 0.075, br, H, seg=20)
        meta([("b", (sx * 0.36, 0.08, 0.12), (0.2, 0.06, 0.1), (0, sx * 20, sx * 20))], y, H, 0.03, 2)
        ball((sx * 0.07, -0.63, -0.12), (0.025, 0.02, 0.03), br, H, seg=12)
    eyes(H, (-0.19, -0.2, 0.1), (0.19, -0.2, 0.1), 0.065)
    tube([(-0.1, -0.6, -0.24), (0, -0.64, -0.27), (0.1, -0.6, -0.24)], 0.016, br, H)
    for i in range(9):
        ball((0, -0.16 - 0.06 * i + 0.0, 2.35 + i * 0.21), (0.07, 0.1, 0.12), br, e, seg=16) if 0 else None
    return e, H


def gear(c, r=0.5, t=0.18, n=10, m=None, rot=(0, 0, 0), parent=None):
    e = empty(c, rot, 1, parent)
    m = m or mat("sun", 0.4)
    cyl((0, 0, 0), r, t, m, e, bev=0.03)
    for i in range(n):
        a = i * 360 / n
        rbox(
            (math.cos(math.radians(a)) * r * 1.06, math.sin(math.radians(a)) * r * 1.06, 0),
            (r * 0.34, r * 0.34, t),
            0.03,
            m,
            e,
            rot=(0, 0, a),
        )
    cyl((0, 0, 0.01), r * 0.42, t * 1.06, mat("ink", 0.5), e, bev=0.02)
    return e


def robot(c=(0, 0, 0), rot=0, s=1, col="#F4EFE6", acc="coral", face="happy", armL=None, armR=None):
    e = empty(c, (0, 0, rot), s)
    m = mat(col, 0.35, clay=False)
    a = mat(acc, 0.4, clay=False)
    dk = mat("#2B2350", 0.25, clay=False)
    gl = mat("#7CF5E4", 0.3, emit=1.0, clay=False)
    st = mat("#A7A3BF", 0.3, metal=0.5, clay=False)
    for sx in (-1, 1):
        cyl((sx * 0.42, 0, 0.24), 0.24, 0.2, dk, e, rot=(0, 90, 0), bev=0.06)
        cyl((sx * 0.53, 0, 0.24), 0.12, 0.04, a, e, rot=(0, 90, 0), bev=0.015)
    rbox((0, 0, 0.68), (0.82, 0.62, 0.72), 0.16, m, e)
    rbox((0, -0.31, 0.66), (0.5, 0.06, 0.36), 0.05, a, e)
    for i, cc in enumerate(("sun", "teal", "leaf")):
        ball((-0.14 + i * 0.14, -0.35, 0.74), (0.05, 0.03, 0.05), mat(cc, 0.3, emit=0.6, clay=False), e, seg=20)
    rbox((0, -0.35, 0.58), (0.34, 0.02, 0.06), 0.01, dk, e)
    cyl((0, 0, 1.1), 0.14, 0.16, st, e)
    H = empty((0, 0, 1.52), (0, 0, 0), 1, e)
    rbox((0, 0, 0), (1.06, 0.72, 0.72), 0.2, m, H)
    rbox((0, -0.34, 0), (0.82, 0.08, 0.48), 0.1, dk, H)
    for sx in (-1, 1):
        if face == "happy":
            tube([(sx * 0.2 - 0.09, -0.395, -0.0), (sx * 0.2, -0.395, 0.09), (sx * 0.2 + 0.09, -0.395, 0)], 0.03, gl, H)
        else:
            ball((sx * 0.2, -0.39, 0.03), (0.07, 0.03, 0.09), gl, H, seg=24)
        cyl((sx * 0.56, 0, 0), 0.15, 0.12, a, H, rot=(0, 90, 0), bev=0.03)
    tube([(-0.1, -0.395, -0.1), (0, -0.395, -0.15), (0.1, -0.395, -0.1)], 0.022, gl, H)
    tube([(0, 0, 0.34), (0.02, 0, 0.5), (0, 0, 0.6)], 0.03, st, H)
    ball((0, 0, 0.66), 0.09, mat("coral", 0.3, emit=0.5, clay=False), H, seg=24)
    for sx, pts in ((-1, armL or [(-0.55, -0.1, 0.5), (-0.62, -0.3, 0.3)]), (1, armR or [(0.62, -0.1, 0.95), (0.72, -0.2, 1.25)])):
        tube([(sx * 0.4, 0, 0.82)] + pts, 0.075, st, e)
        p = pts[-1]
        ball(p, 0.12, a, e, seg=24)
        for k in (-1, 1):
            tube([p, (p[0] + k * 0.1, p[1] - 0.04, p[2] + 0.1), (p[0] + k * 0.05, p[1] - 0.06, p[2] + 0.22)], 0.04, a, e)
    return e, H


def rocket(c=(0, 0, 0), rot=(0, 0, 0), s=1, body="#FFF6E8", acc="coral", flame=True):
    e = empty(c, rot, s)
    m = mat(body, 0.35)
    a = mat(acc, 0.4)
    st = mat("#A7A3BF", 0.3, clay=False)
    # lathe body
    prof = [(0, 2.5), (0.16, 2.34), (0.34, 2.0), (0.5, 1.5), (0.57, 0.95), (0.54, 0.45), (0.42, 0.1), (0.0, 0.08)]
    me = bpy.data.meshes.new("l")
    bm = bmesh.new()
    N = 48
    rings = []
    for r, z in prof:
        rings.append([bm.verts.new((r * math.cos(k * math.tau / N), r * math.sin(k * math.tau / N), z)) for k in range(N)])
    for i in range(len(prof) - 1):
        for k in range(N):
            bm.faces.new([rings[i][k], rings[i + 1][k], rings[i + 1][(k + 1) % N], rings[i][(k + 1) % N]])
    bmesh.ops.remove_doubles(bm, verts=bm.verts, dist=1e-4)
    bmesh.ops.recalc_face_normals(bm, faces=bm.faces)
    bm.to_mesh(me)
    bm.free()
    o = obj("r", me, e)
    me.materials.append(m)
    me.materials.append(a)
    for p in me.polygons:
        p.use_smooth = True
        if p.center.z > 1.85:
            p.material_index = 1
    sb = o.modifiers.new("s", "SUBSURF")
    sb.levels = sb.render_levels = 2
    for z, r in ((1.28, 0.30),):
        cyl((0, -0.47, z), 0.27, 0.14, a, e, rot=(83, 0, 0), bev=0.04)
        cyl((0, -0.53, z + 0.005), 0.2, 0.1, mat("#8FE3FF", 0.1, spec=0.8, clay=False), e, rot=(83, 0, 0), bev=0.03)
        ball((-0.07, -0.6, z + 0.08), (0.045, 0.015, 0.05), mat("#FFFFFF", 0.2, emit=0.5, clay=False), e, seg=16)
    for k in range(3):
        an = math.radians(k * 120 - 90 + 0)
        ca, sa = math.cos(an), math.sin(an)
        meta(
            [
                ("t", [(ca * 0.45, sa * 0.45, 0.85), (ca * 0.8, sa * 0.8, 0.35), (ca * 0.92, sa * 0.92, -0.12)], [0.1, 0.13, 0.09]),
                ("t", [(ca * 0.42, sa * 0.42, 0.4), (ca * 0.7, sa * 0.7, 0.2)], [0.12, 0.13]),
            ],
            a,
            e,
            0.04,
            3,
        )
    cyl((0, 0, 0.02), 0.36, 0.2, st, e, r2=0.28, bev=0.03)
    if flame:
        meta([("t", [(0, 0, -0.05), (0, 0, -0.5), (0, 0, -1.1)], [0.3, 0.3, 0.05])], mat("#FF9A3C", 0.5, emit=1.0, clay=False), e, 0.04, 3)
        meta(
            [("t", [(0, 0, -0.05), (0, -0.12, -0.3), (0, -0.14, -0.7)], [0.22, 0.2, 0.04])],
            mat("#FFE36E", 0.5, emit=1.0, clay=False),
            e,
            0.04,
            3,
        )
    return e


def star(c, r=0.2, m=None, rot=(90, 0, 0), t=0.12, parent=None, n=5):
    bm = bmesh.new()
    vs = []
    for z in (-t / 2, t / 2):
        vs.append(
            [
                bm.verts.new(
                    (
                        math.sin(i * math.pi / n) * (r if i % 2 == 0 else r * 0.5),
                        math.cos(i * math.pi / n) * (r if i % 2 == 0 else r * 0.5),
                        z,
                    )
                )
                for i in range(2 * n)
            ]
        )
    bm.faces.new(vs[1])
    bm.faces.new(vs[0][::-1])
    for i in range(2 * n):
        bm.faces.new([vs[0][i], vs[0][(i + 1) % (2 * n)], vs[1][(i + 1) % (2 * n)], vs[1][i]])
    bmesh.ops.recalc_face_normals(bm, faces=bm.faces)
    bmesh.ops.bevel(bm, geom=bm.edges, offset=t * 0.3, segments=3, profile=0.5, affect="EDGES")
    me = bpy.data.meshes.new("st")
    bm.to_mesh(me)
    bm.free()
    o = obj("star", me, parent)
    o.location = c
    o.rotation_euler = [math.radians(x) for x in rot]
    for p in me.polygons:
        p.use_smooth = True
    me.use_auto_smooth = True
    me.auto_smooth_angle = math.radians(45)
    me.materials.append(m or mat("sun", 0.4))
    return o


def curtain(x0, x1, z0, z1, y, m, folds=8, amp=0.14, gather=None, parent=None):
    """vertical folds; gather=(zg,frac,side) pulls the cloth to a side at height zg"""
    nx, ny = 140, 40
    bm = bmesh.new()
    vs = {}
    for i in range(nx + 1):
        for j in range(ny + 1):
            u, v = i / nx, j / ny
            z = z0 + (z1 - z0) * v
            x = x0 + (x1 - x0) * u
            if gather:
                zg, fr, side = gather
                d = (z - zg) / (z1 - zg) if z > zg else (zg - z) / (zg - z0)
                k = (1 - fr) * ((1 - d**1.7) if z > zg else (1 - 0.30 * d))
                anchor = x0 if side < 0 else x1
                x = x + (anchor - x) * k
            vs[i, j] = bm.verts.new((x, y + amp * math.sin(u * folds * math.tau) + amp * 0.3 * math.sin(u * folds * 2.3 * math.tau + 1), z))
    for i in range(nx):
        for j in range(ny):
            bm.faces.new([vs[i, j], vs[i + 1, j], vs[i + 1, j + 1], vs[i, j + 1]])
    me = bpy.data.meshes.new("cu")
    bm.to_mesh(me)
    bm.free()
    o = obj("curtain", me, parent)
    _finp(o, m)
    return o


def table(c, w, d, h, m, leg=True):
    rbox((c[0], c[1], c[2] + h - 0.08), (w, d, 0.16), 0.05, m)
    if leg:
        for sx in (-1, 1):
            for sy in (-1, 1):
                rbox((c[0] + sx * (w / 2 - 0.2), c[1] + sy * (d / 2 - 0.2), c[2] + (h - 0.16) / 2), (0.16, 0.16, h - 0.16), 0.04, m)
